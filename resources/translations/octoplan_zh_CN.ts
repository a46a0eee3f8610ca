<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Octoplan</source>
        <translation>关于 Octoplan</translation>
    </message>
    <message>
        <source>Which eight-accelerator server to rent for a language model: what fits, how long it takes and what it costs.

© The Octoplan authors. Free software under the GNU General Public License, version 3 or later.

Built with Qt and QCustomPlot; figures are estimates with intervals, not promises.</source>
        <translation>为大语言模型租用哪一种八卡服务器：放不放得下、要多久、花多少钱。

© Octoplan 作者。自由软件，按 GNU 通用公共许可证第 3 版或更新版本发布。

基于 Qt 和 QCustomPlot 构建；数字是带区间的估算，不是承诺。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>方案(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Offerings</source>
        <translation>机型(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Open &amp;config.json…</source>
        <translation>打开 &amp;config.json…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Copy &amp;answer</source>
        <translation>复制结论(&amp;A)</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>复制表格(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pin as A</source>
        <translation>设为基准 A</translation>
    </message>
    <message>
        <source>&amp;Unpin A</source>
        <translation>取消基准 A</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Octoplan</source>
        <translation>关于 Octoplan(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>导出 PDF(&amp;E)…</translation>
    </message>
    <message>
        <source>Export sprea&amp;dsheet…</source>
        <translation>导出电子表格(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy &amp;summary</source>
        <translation>复制摘要(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;New scenario beside this one</source>
        <translation>新建并列方案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制方案(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>N&amp;ext scenario</source>
        <translation>下一个方案(&amp;E)</translation>
    </message>
    <message>
        <source>Pre&amp;vious scenario</source>
        <translation>上一个方案(&amp;V)</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move ri&amp;ght</source>
        <translation>右移(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Close scenario</source>
        <translation>关闭方案(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>参数扫描(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>for a month of serving</source>
        <translation>推理服务一个月</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1内</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>训练 %1</translation>
    </message>
    <message>
        <source>May be late</source>
        <translation>可能超期</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>超期</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>晚 %1</translation>
    </message>
    <message>
        <source>Over budget</source>
        <translation>超预算</translation>
    </message>
    <message>
        <source>%1 over budget</source>
        <translation>超预算 %1</translation>
    </message>
</context>
<context>
    <name>Article</name>
    <message>
        <source>Sources: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>The article says</source>
        <translation>文章的说法</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Our figure</source>
        <translation>我们的数字</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>AscendBin</name>
    <message>
        <source>As measured</source>
        <translation>按实测</translation>
    </message>
    <message>
        <source>910B1</source>
        <translation>910B1</translation>
    </message>
    <message>
        <source>910B2</source>
        <translation>910B2</translation>
    </message>
    <message>
        <source>910B3</source>
        <translation>910B3</translation>
    </message>
    <message>
        <source>910B4</source>
        <translation>910B4</translation>
    </message>
    <message>
        <source>910B2C</source>
        <translation>910B2C</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>普通注意力</translation>
    </message>
    <message>
        <source>Stores the whole attention matrix</source>
        <translation>要存下整个注意力矩阵</translation>
    </message>
</context>
<context>
    <name>Baseline</name>
    <message>
        <source>the two do not count the same</source>
        <translation>两者口径不同，无法相减</translation>
    </message>
    <message>
        <source>tokens/s %1, cost a month %2</source>
        <translation>每秒 token 数 %1，每月费用 %2</translation>
    </message>
    <message>
        <source>time and cost as before</source>
        <translation>时间与费用不变</translation>
    </message>
    <message>
        <source>time %1, cost %2</source>
        <translation>时间 %1，费用 %2</translation>
    </message>
    <message>
        <source>none of them, as before</source>
        <translation>仍然没有一种可行</translation>
    </message>
    <message>
        <source>none of them any more; it was %1</source>
        <translation>现在没有一种可行，原来是 %1</translation>
    </message>
    <message>
        <source>%1 now; it was none of them</source>
        <translation>现在是 %1，原来没有一种可行</translation>
    </message>
    <message>
        <source>still %1: %2</source>
        <translation>仍是 %1：%2</translation>
    </message>
    <message>
        <source>%1 in place of %2: %3</source>
        <translation>%1 取代 %2：%3</translation>
    </message>
    <message>
        <source>Compared with A, %1.</source>
        <translation>与 A 相比，%1。</translation>
    </message>
    <message>
        <source>Compared with A (%2), %1.</source>
        <translation>与 A（%2）相比，%1。</translation>
    </message>
</context>
<context>
    <name>Billing</name>
    <message>
        <source>Pro rata</source>
        <translation>按时长折算</translation>
    </message>
    <message>
        <source>Whole days</source>
        <translation>按整天</translation>
    </message>
    <message>
        <source>Whole months</source>
        <translation>按整月</translation>
    </message>
    <message>
        <source>Whole hours</source>
        <translation>按整小时</translation>
    </message>
</context>
<context>
    <name>BottleneckKind</name>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>It fits only when sharded, split or offloaded</source>
        <translation>必须分片、切分或卸载才放得下</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>At least a quarter of each step waits for the links</source>
        <translation>每步至少四分之一的时间在等互联</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Neither memory nor links hold it back</source>
        <translation>显存和互联都不构成限制</translation>
    </message>
    <message>
        <source>Memory and communication</source>
        <translation>显存与通信</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
</context>
<context>
    <name>BreakEvenAxis</name>
    <message>
        <source>Amount of work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token 数</translation>
    </message>
    <message>
        <source>What each costs for so many tokens</source>
        <translation>各机型完成这么多 token 的成本</translation>
    </message>
    <message>
        <source>Days rented</source>
        <translation>租用天数</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>What a billion tokens cost on each when rented for so long</source>
        <translation>租用这么久时，各机型每十亿 token 的成本</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>What each costs when rented hours work for that share</source>
        <translation>租用时间只有这一比例在工作时，各机型的成本</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>What each costs when the recommended one has another price</source>
        <translation>推荐机型换一个价格时，各机型的成本</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>usable GiB</source>
        <translation>可用 GiB</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>the chart cannot be drawn as %1</source>
        <translation>图表无法输出为 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4 (%5)</source>
        <translation>%1：%2（%3），%4（%5）</translation>
    </message>
    <message>
        <source>deadline %1</source>
        <translation>期限 %1</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>预算 %1</translation>
    </message>
    <message>
        <source>Time against cost</source>
        <translation>时间与成本</translation>
    </message>
    <message>
        <source>dotted: what nothing beats on both; hollow: misses a limit; bar: 80 % interval</source>
        <translation>虚线：时间和成本都没有更优者；空心：不满足限制；横杠：80% 区间</translation>
    </message>
    <message>
        <source>days to finish</source>
        <translation>完成所需天数</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation>当前：%1</translation>
    </message>
    <message>
        <source>%1: from here the %2 is cheaper than the %3, at about %4</source>
        <translation>%1：从这里起 %2 比 %3 便宜，约 %4</translation>
    </message>
    <message>
        <source>%1 on %2 × %3: measured %4, predicted %5, %6 (%7)</source>
        <translation>%1，%2 × %3：实测 %4，预测 %5，%6（%7）</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>预测与实测</translation>
    </message>
    <message>
        <source>on the line: exact; in the band: within 20 %; a click shows the run</source>
        <translation>线上为完全一致，色带内误差不超过 20%；单击可查看该次运行</translation>
    </message>
    <message>
        <source>measured, tokens/s of a device</source>
        <translation>实测，单卡 token/s</translation>
    </message>
    <message>
        <source>measured peak, GiB of a device</source>
        <translation>实测峰值，单卡 GiB</translation>
    </message>
    <message>
        <source>by %1; thick where it is the choice, a ring where that changes</source>
        <translation>随%1变化；粗线表示首选，圆环处首选改变</translation>
    </message>
    <message>
        <source>The choice</source>
        <translation>首选</translation>
    </message>
    <message>
        <source>by %1 and %2</source>
        <translation>随%1和%2变化</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>other devices</source>
        <translation>其他设备</translation>
    </message>
    <message>
        <source>What matters most</source>
        <translation>影响最大的因素</translation>
    </message>
    <message>
        <source>%1 as asked</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>another offering would be the choice</source>
        <translation>首选将是别的机型</translation>
    </message>
</context>
<context>
    <name>ClaimVerdict</name>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Misleading</source>
        <translation>有误导</translation>
    </message>
    <message>
        <source>The arithmetic holds, the conclusion does not follow</source>
        <translation>算术没错，但推不出这个结论</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>Collective</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>all-reduce</source>
        <translation>all-reduce</translation>
    </message>
    <message>
        <source>all-gather and reduce-scatter</source>
        <translation>all-gather 与 reduce-scatter</translation>
    </message>
    <message>
        <source>all-to-all</source>
        <translation>all-to-all</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>点对点</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>compare the offerings that a scenario names</source>
        <translation>比较场景中列出的各方案</translation>
    </message>
    <message>
        <source>say what model a Hugging Face config.json describes</source>
        <translation>说明一个 Hugging Face config.json 描述的模型</translation>
    </message>
    <message>
        <source>write a PDF that a manager can sign</source>
        <translation>生成可供负责人签字的 PDF</translation>
    </message>
    <message>
        <source>compare predictions with measured runs</source>
        <translation>将预测与实测对比</translation>
    </message>
    <message>
        <source>compare over a grid of one or two inputs, as a table</source>
        <translation>在一个或两个输入的网格上比较，输出表格</translation>
    </message>
    <message>
        <source>list the catalogue in use with sources and dates</source>
        <translation>列出所用目录及其来源与日期</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>text, json or csv</source>
        <translation>text、json 或 csv</translation>
    </message>
    <message>
        <source>write there; - is standard output</source>
        <translation>写入该文件；- 为标准输出</translation>
    </message>
    <message>
        <source>of words, by default the system&apos;s</source>
        <translation>文字的语言，默认随系统</translation>
    </message>
    <message>
        <source>devices, links and offerings in place of the built-in ones</source>
        <translation>代替内置的设备、互联与方案</translation>
    </message>
    <message>
        <source>report: size of paper</source>
        <translation>report：纸张大小</translation>
    </message>
    <message>
        <source>report: date to print, by default today</source>
        <translation>report：印出的日期，默认今天</translation>
    </message>
    <message>
        <source>compare: add the measured time to JSON</source>
        <translation>compare：在 JSON 中加入实测用时</translation>
    </message>
    <message>
        <source>compare: add to JSON how each figure comes about</source>
        <translation>compare：在 JSON 中加入每个数字的来历</translation>
    </message>
    <message>
        <source>validate: also check real cases</source>
        <translation>validate：同时核对真实案例</translation>
    </message>
    <message>
        <source>sweep: evenly over an input&apos;s own scale, once or twice; also INPUT=VALUE,VALUE,… for numbers and choices</source>
        <translation>sweep：在输入自身的刻度上均匀取值，可给一次或两次；数字与选项也可用 INPUT=VALUE,VALUE,… 逐个列出</translation>
    </message>
    <message>
        <source>sweep: threads, by default all cores</source>
        <translation>sweep：线程数，默认用全部核心</translation>
    </message>
    <message>
        <source>sweep: the K-th of N parts, for another machine</source>
        <translation>sweep：N 份中的第 K 份，供另一台机器计算</translation>
    </message>
    <message>
        <source>sweep: parts put together, the same bytes as without</source>
        <translation>sweep：合并各份，结果逐字节相同</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Says which eight-accelerator server to rent for a language model. Without a command it opens the window.</source>
        <translation>为一项语言模型任务说明该租哪种八卡服务器。不带命令时打开窗口。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Inputs that --vary knows, by the whole key or its last step:</source>
        <translation>--vary 可用的输入，写完整键或其最后一段：</translation>
    </message>
    <message>
        <source>A file named - is standard input. Exit status: 0 done, 1 could not read or write, 2 wrong command line, 3 input refused.</source>
        <translation>文件名 - 表示标准输入。退出码：0 完成，1 无法读写，2 命令行有误，3 输入被拒绝。</translation>
    </message>
    <message>
        <source>%1; see octoplan --help</source>
        <translation>%1；参见 octoplan --help</translation>
    </message>
    <message>
        <source>unknown paper &quot;%1&quot;, expected a4 or letter</source>
        <translation>未知纸张“%1”，应为 a4 或 letter</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date, expected YYYY-MM-DD</source>
        <translation>“%1”不是日期，应为 YYYY-MM-DD</translation>
    </message>
    <message>
        <source>report needs -o FILE.pdf</source>
        <translation>report 需要 -o FILE.pdf</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 需要一个值</translation>
    </message>
    <message>
        <source>unknown language &quot;%1&quot;, expected en or zh_CN</source>
        <translation>未知语言“%1”，应为 en 或 zh_CN</translation>
    </message>
    <message>
        <source>unknown format &quot;%1&quot;, expected one of: %2</source>
        <translation>未知格式“%1”，应为以下之一：%2</translation>
    </message>
    <message>
        <source>--explain needs --format json</source>
        <translation>--explain 需要 --format json</translation>
    </message>
    <message>
        <source>--format xlsx needs -o FILE.xlsx</source>
        <translation>--format xlsx 需要 -o FILE.xlsx</translation>
    </message>
    <message>
        <source>%1 needs a file: %2</source>
        <translation>%1 需要一个文件：%2</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>多余的参数“%1”</translation>
    </message>
    <message>
        <source>the command &quot;%1&quot; is not part of this version</source>
        <translation>此版本没有命令“%1”</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>the file is larger than 64 MiB</source>
        <translation>文件大于 64 MiB</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>compare, report, sweep: figures of the catalogue, not of the file</source>
        <translation>compare、report、sweep：用目录中的数据，而不是文件所存的</translation>
    </message>
    <message>
        <source>csv: begin with a byte order mark, for spreadsheets</source>
        <translation>csv：以字节序标记开头，供电子表格使用</translation>
    </message>
    <message>
        <source>--bom needs --format csv</source>
        <translation>--bom 需要 --format csv</translation>
    </message>
</context>
<context>
    <name>Confidence</name>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
</context>
<context>
    <name>CostLineId</name>
    <message>
        <source>Rent</source>
        <translation>租金</translation>
    </message>
    <message>
        <source>Unused term</source>
        <translation>闲置租期</translation>
    </message>
    <message>
        <source>Time that is paid for but not used</source>
        <translation>已付费但没有用到的时间</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>People&apos;s days to port the code to CANN</source>
        <translation>把代码移植到 CANN 的人天</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税费</translation>
    </message>
    <message>
        <source>Debugging</source>
        <translation>调试</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重启损失</translation>
    </message>
    <message>
        <source>Hours that are run again after a failure</source>
        <translation>故障后重新运行的小时数</translation>
    </message>
    <message>
        <source>Trial on a container</source>
        <translation>容器试跑</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>试跑</translation>
    </message>
    <message>
        <source>A small run on one card, before a server is rented</source>
        <translation>租用服务器之前，在单卡上的小规模试跑</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Where it is not in the rent: devices, 28 % more for the host, times PUE</source>
        <translation>租金不含电费时：设备功耗，主机另加 28 %，再乘以 PUE</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>tokens of work</source>
        <translation>工作量（token）</translation>
    </message>
    <message>
        <source>days rented</source>
        <translation>租用天数</translation>
    </message>
    <message>
        <source>share of rented hours that work</source>
        <translation>租用时间中工作的比例</translation>
    </message>
    <message>
        <source>price of a month of %1</source>
        <translation>%1 的月价</translation>
    </message>
    <message>
        <source>total cost by amount of work</source>
        <translation>总成本随工作量的变化</translation>
    </message>
    <message>
        <source>cost of a billion tokens by days rented</source>
        <translation>每十亿 token 的成本随租用天数的变化</translation>
    </message>
    <message>
        <source>cost of a billion tokens by utilisation</source>
        <translation>每十亿 token 的成本随利用率的变化</translation>
    </message>
    <message>
        <source>total cost by utilisation</source>
        <translation>总成本随利用率的变化</translation>
    </message>
    <message>
        <source>cost of a billion tokens by the recommended one&apos;s price</source>
        <translation>每十亿 token 的成本随推荐机型价格的变化</translation>
    </message>
    <message>
        <source>total cost by the recommended one&apos;s price</source>
        <translation>总成本随推荐机型价格的变化</translation>
    </message>
    <message>
        <source>No offering runs this job at a known price.</source>
        <translation>没有机型能以已知价格完成这项任务。</translation>
    </message>
    <message>
        <source>%1 (%2 – %3)</source>
        <translation>%1（%2 – %3）</translation>
    </message>
    <message>
        <source>It would no longer be the choice at %1.</source>
        <translation>在 %1 时它不再是首选。</translation>
    </message>
    <message>
        <source> and at </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>none can be recommended</source>
        <translation>没有机型可推荐</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>From %1 on: %2</source>
        <translation>从 %1 起：%2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Only the %1 runs this job.</source>
        <translation>只有 %1 能完成这项任务。</translation>
    </message>
    <message>
        <source>From %1 to %2, the %3 is always the cheapest.</source>
        <translation>从 %1 到 %2，%3 始终最便宜。</translation>
    </message>
    <message>
        <source>Below %1, the %2 is the cheapest.</source>
        <translation>低于 %1 时，%2 最便宜。</translation>
    </message>
    <message>
        <source>From %1 to %2, the %3 is the cheapest; they cross at about %4.</source>
        <translation>从 %1 到 %2，%3 最便宜；两者约在 %4 处相交。</translation>
    </message>
    <message>
        <source>From %1 on, the %2 is the cheapest; they cross at about %3.</source>
        <translation>从 %1 起，%2 最便宜；两者约在 %3 处相交。</translation>
    </message>
    <message>
        <source>%1: the %2 costs %3 at %4 and %5 at %6.</source>
        <translation>%1：%2 在 %4 时为 %3，在 %6 时为 %5。</translation>
    </message>
    <message>
        <source>the %1 is the choice</source>
        <translation>首选 %1</translation>
    </message>
    <message>
        <source>From %1 on, the %2 costs less than the %3, at about %4.</source>
        <translation>从 %1 起，%2 比 %3 便宜，约 %4。</translation>
    </message>
    <message>
        <source>Used for less than %1 of the hours, as many containers by the hour cost less than the %2 by the month.</source>
        <translation>使用时间不足 %1 时，按小时租用同样数量的容器比按月租用 %2 便宜。</translation>
    </message>
    <message>
        <source>Containers by the hour always cost less than the %1 by the month.</source>
        <translation>按小时租用容器总比按月租用 %1 便宜。</translation>
    </message>
    <message>
        <source>%1: the %2 takes %3 at %4 and %5 at %6.</source>
        <translation>%1：%2 在 %4 时需 %3，在 %6 时需 %5。</translation>
    </message>
    <message>
        <source>what changes the cost of a billion tokens on the %1, one at a time</source>
        <translation>逐项变化时，%1 每十亿 token 的成本如何改变</translation>
    </message>
    <message>
        <source>what changes the cost on the %1, one at a time</source>
        <translation>逐项变化时，%1 的成本如何改变</translation>
    </message>
</context>
<context>
    <name>EditKind</name>
    <message>
        <source>input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>training recipe</source>
        <translation>训练配置</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>推理设置</translation>
    </message>
    <message>
        <source>software</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>主机设置</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>限制条件</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>成本设置</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>offerings</source>
        <translation>机型</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>list of scenarios</source>
        <translation>方案列表</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1, predicted %2 (%3): %4</source>
        <translation>%1，预测 %2（%3）：%4</translation>
    </message>
    <message>
        <source>%1: no similar run has been published, so take the range as a guess</source>
        <translation>%1：没有公开的相似运行，区间只能当作推测</translation>
    </message>
    <message numerus="yes">
        <source>%1: within %2 on nine of ten of %n similar run(s)</source>
        <translation>
            <numerusform>%1：%n 次相似运行中九成误差不超过 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; none on this device</source>
        <translation>%1，其中没有一次在此设备上</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n of them on this device</source>
        <translation>
            <numerusform>%1，其中 %n 次在此设备上</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed of a device</source>
        <translation>单卡速度</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>显存峰值</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>Plan, in part assumed</source>
        <translation>并行方案（部分为假定）</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>%1. %2. %3.</source>
        <translation>%1。%2。%3。</translation>
    </message>
</context>
<context>
    <name>EvidenceFigure</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Tokens per second of one device</source>
        <translation>单卡每秒 token 数</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Peak of one device, as the source counts it</source>
        <translation>单卡峰值，按来源的统计口径</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Memory per device</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>Of the fullest device, as nvidia-smi or npu-smi would show</source>
        <translation>占用最多的一张卡，相当于 nvidia-smi 或 npu-smi 显示的数值</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>What the framework can see of the card</source>
        <translation>框架能看到的显存</translation>
    </message>
    <message>
        <source>Memory to spare</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>显存：%1</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值阶段</translation>
    </message>
    <message>
        <source>The phase of a step in which memory is fullest</source>
        <translation>一步之中显存占用最高的阶段</translation>
    </message>
    <message>
        <source>Host memory for offloading</source>
        <translation>卸载所需主机内存</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>每台服务器</translation>
    </message>
    <message>
        <source>Tokens per second, all servers</source>
        <translation>总吞吐（token/秒）</translation>
    </message>
    <message>
        <source>Tokens per second, each device</source>
        <translation>单卡吞吐（token/秒）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>step time and share</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Step time (exposed communication)</source>
        <translation>单步时间（外露通信）</translation>
    </message>
    <message>
        <source>One optimizer step, and the share that waits for the links</source>
        <translation>优化器走一步的时间，以及其中等待互联的占比</translation>
    </message>
    <message>
        <source>Step: %1</source>
        <translation>单步：%1</translation>
    </message>
    <message>
        <source>Model FLOPS utilisation</source>
        <translation>模型算力利用率 MFU</translation>
    </message>
    <message>
        <source>Needed operations against the dense BF16 nameplate</source>
        <translation>所需运算量与 BF16 稠密标称算力之比</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>训练量</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Of rented calendar time</source>
        <translation>按租用的日历时间计</translation>
    </message>
    <message>
        <source>Prefill of one prompt</source>
        <translation>单个提示的预填充</translation>
    </message>
    <message>
        <source>Next token of one request</source>
        <translation>单个请求的下一个 token</translation>
    </message>
    <message>
        <source>Requests that fit at once</source>
        <translation>可同时容纳的请求数</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>Cost per billion tokens</source>
        <translation>每十亿 token 成本</translation>
    </message>
    <message>
        <source>Rent a month, all servers</source>
        <translation>月租金（全部服务器）</translation>
    </message>
    <message>
        <source>What limits speed</source>
        <translation>速度受限于</translation>
    </message>
    <message>
        <source>The largest exposed part of a step</source>
        <translation>一步之中外露时间最长的部分</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>Sequences per batch</source>
        <translation>每批序列数</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Plans considered</source>
        <translation>已比较的方案数</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>80 % interval: %1</source>
        <translation>80% 区间：%1</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>租金</translation>
    </message>
    <message>
        <source>rent by the hour</source>
        <translation>小时租金</translation>
    </message>
    <message>
        <source>BF16 nameplate</source>
        <translation>BF16 标称算力</translation>
    </message>
    <message>
        <source>BF16 rate</source>
        <translation>BF16 算力</translation>
    </message>
    <message>
        <source>FP16 rate</source>
        <translation>FP16 算力</translation>
    </message>
    <message>
        <source>FP8 rate</source>
        <translation>FP8 算力</translation>
    </message>
    <message>
        <source>usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>nominal memory</source>
        <translation>标称显存</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>link to the host</source>
        <translation>主机链路</translation>
    </message>
    <message>
        <source>link to the host, shared</source>
        <translation>主机链路（共享）</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>all-reduce over 2 devices</source>
        <translation>2 卡 all-reduce</translation>
    </message>
    <message>
        <source>all-reduce over 4 devices</source>
        <translation>4 卡 all-reduce</translation>
    </message>
    <message>
        <source>all-reduce over 8 devices</source>
        <translation>8 卡 all-reduce</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>bandwidth between two devices</source>
        <translation>两卡间带宽</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>%1, %2: %3 when the file was saved, %4 now</source>
        <translation>%1，%2：存档时 %3，现在 %4</translation>
    </message>
</context>
<context>
    <name>GoalKind</name>
    <message>
        <source>So many days</source>
        <translation>按天数</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>按天数</translation>
    </message>
    <message>
        <source>What does each do in this many days?</source>
        <translation>这些天里各机型能做多少？</translation>
    </message>
    <message>
        <source>So many tokens</source>
        <translation>按训练量</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>按 token</translation>
    </message>
    <message>
        <source>How long and how much for this much work?</source>
        <translation>完成这些训练量要多久、多少钱？</translation>
    </message>
    <message>
        <source>As much as another</source>
        <translation>对标某机型</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>对标</translation>
    </message>
    <message>
        <source>As much work as one offering does in this many days</source>
        <translation>与某机型在这些天内完成的训练量相同</translation>
    </message>
</context>
<context>
    <name>GradientPrecision</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
</context>
<context>
    <name>Inputs</name>
    <message>
        <source>Model size</source>
        <translation>模型规模</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批量</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Training days</source>
        <translation>训练天数</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>训练量</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器台数</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Minimum term</source>
        <translation>最短租期</translation>
    </message>
    <message>
        <source>Person-day</source>
        <translation>人天单价</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Set-up hours</source>
        <translation>部署时长</translation>
    </message>
    <message>
        <source>Storage a month</source>
        <translation>每月存储费</translation>
    </message>
    <message>
        <source>Tax rate</source>
        <translation>税率</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>输入 token 数</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出 token 数</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>Mean sample length</source>
        <translation>样本平均长度</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no such limit</comment>
        <translation>不限</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Tokens a sample</source>
        <translation>每个样本的 token 数</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>训练轮数</translation>
    </message>
    <message>
        <source>Migration, person-days</source>
        <translation>迁移人天</translation>
    </message>
    <message>
        <source>Debugging hours</source>
        <translation>调试小时数</translation>
    </message>
    <message>
        <source>Restarts a month</source>
        <translation>每月重启次数</translation>
    </message>
    <message>
        <source>Lost at a restart</source>
        <translation>每次重启损失</translation>
    </message>
    <message>
        <source>Trial on a container</source>
        <translation>容器试跑</translation>
    </message>
    <message>
        <source>Container, an hour</source>
        <translation>容器每小时价格</translation>
    </message>
    <message>
        <source>Electricity, a kWh</source>
        <translation>电价（每千瓦时）</translation>
    </message>
    <message>
        <source>PUE of the machine room</source>
        <translation>机房 PUE</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
</context>
<context>
    <name>Inspect</name>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Hidden width</source>
        <translation>隐藏宽度</translation>
    </message>
    <message>
        <source>FFN width</source>
        <translation>前馈宽度</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>每头宽度</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Experts for one token</source>
        <translation>每个 token 的专家</translation>
    </message>
    <message>
        <source>Width of an expert</source>
        <translation>单个专家宽度</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>KV latent</source>
        <translation>KV 潜变量</translation>
    </message>
    <message>
        <source>Query latent</source>
        <translation>查询潜变量</translation>
    </message>
    <message>
        <source>Rotary head size</source>
        <translation>旋转部分宽度</translation>
    </message>
    <message>
        <source>Value head size</source>
        <translation>值的每头宽度</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>assumed, %1</source>
        <translation>假定，%1</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>家族</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Parameters for one token</source>
        <translation>每个 token 用到的参数</translation>
    </message>
    <message>
        <source>Parameters that compute</source>
        <translation>参与计算的参数</translation>
    </message>
    <message>
        <source>for one token, without the input embedding</source>
        <translation>每个 token，不含输入嵌入</translation>
    </message>
    <message>
        <source>Vision part</source>
        <translation>视觉部分</translation>
    </message>
    <message>
        <source>not in the parameters above</source>
        <translation>不计入上面的参数</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>bytes a token, at 2 bytes</source>
        <translation>字节/token，按 2 字节计</translation>
    </message>
    <message>
        <source>%1 bits a weight</source>
        <translation>每个权重 %1 位</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>存储方式</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>读自</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>嵌入共享</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>LinkKind</name>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>NVLink bridge</source>
        <translation>NVLink 桥接</translation>
    </message>
    <message>
        <source>HCCS</source>
        <translation>HCCS</translation>
    </message>
    <message>
        <source>xGMI</source>
        <translation>xGMI</translation>
    </message>
    <message>
        <source>PCIe 5.0</source>
        <translation>PCIe 5.0</translation>
    </message>
    <message>
        <source>PCIe 4.0</source>
        <translation>PCIe 4.0</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>无互联</translation>
    </message>
</context>
<context>
    <name>MasterCopy</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>FP32 master copy</source>
        <translation>保留 FP32 主权重</translation>
    </message>
    <message>
        <source>No master copy</source>
        <translation>不留主权重</translation>
    </message>
</context>
<context>
    <name>MemoryPart</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Output scores of the loss, one per word of the vocabulary</source>
        <translation>计算损失时的输出分数，词表中每个词一个</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>缓冲</translation>
    </message>
    <message>
        <source>Of communication and of gathered weights</source>
        <translation>用于通信和汇集后的权重</translation>
    </message>
    <message>
        <source>Allocator slack</source>
        <translation>分配器余量</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Reserved by the allocator but not in use</source>
        <translation>分配器已占用但没有用到的显存</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>运行时</translation>
    </message>
    <message>
        <source>Driver context and communication library</source>
        <translation>驱动上下文和通信库</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Ascend</source>
        <translation>昇腾</translation>
    </message>
</context>
<context>
    <name>Offload</name>
    <message>
        <source>no offload</source>
        <translation>不卸载</translation>
    </message>
    <message>
        <source>optimizer offloaded</source>
        <translation>卸载优化器</translation>
    </message>
    <message>
        <source>weights and optimizer offloaded</source>
        <translation>卸载权重和优化器</translation>
    </message>
    <message>
        <source>activations offloaded</source>
        <translation>卸载激活</translation>
    </message>
</context>
<context>
    <name>Optimizer</name>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>AdamW, BF16 states</source>
        <translation>AdamW（BF16 状态）</translation>
    </message>
    <message>
        <source>8-bit AdamW</source>
        <translation>8 位 AdamW</translation>
    </message>
    <message>
        <source>8-bit AdamW in backward</source>
        <translation>8 位 AdamW（反向中更新）</translation>
    </message>
    <message>
        <source>Each gradient is applied and freed as soon as it is there</source>
        <translation>每个梯度一算出就更新并释放</translation>
    </message>
    <message>
        <source>Paged AdamW</source>
        <translation>分页 AdamW</translation>
    </message>
    <message>
        <source>States move to host memory when the device is full</source>
        <translation>显存不足时状态移到主机内存</translation>
    </message>
    <message>
        <source>Paged 8-bit AdamW</source>
        <translation>分页 8 位 AdamW</translation>
    </message>
    <message>
        <source>8-bit states that move to host memory when the device is full</source>
        <translation>8 位状态，显存不足时移到主机内存</translation>
    </message>
    <message>
        <source>Adafactor</source>
        <translation>Adafactor</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
</context>
<context>
    <name>Packing</name>
    <message>
        <source>Packed</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>Samples are joined, so no token is wasted</source>
        <translation>样本首尾拼接，不浪费 token</translation>
    </message>
    <message>
        <source>Padded</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Each sample is filled up to the sequence length</source>
        <translation>每个样本填充到序列长度</translation>
    </message>
</context>
<context>
    <name>PcieClass</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Peer-to-peer driver</source>
        <translation>P2P 驱动</translation>
    </message>
    <message>
        <source>Good host</source>
        <translation>主机良好</translation>
    </message>
    <message>
        <source>Poor host</source>
        <translation>主机较差</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>loading</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>预填充</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>解码</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>tensor parallel over %1 devices</source>
        <translation>张量并行，跨 %1 张卡</translation>
    </message>
    <message>
        <source>%1 pipeline stages</source>
        <translation>流水线并行，%1 级</translation>
    </message>
    <message>
        <source>%1 virtual stages per device</source>
        <translation>每卡 %1 个虚拟级</translation>
    </message>
    <message>
        <source>context parallel over %1 devices</source>
        <translation>上下文并行，跨 %1 张卡</translation>
    </message>
    <message>
        <source>experts spread over %1 devices</source>
        <translation>专家分布在 %1 张卡上</translation>
    </message>
    <message>
        <source>%1 data-parallel replicas</source>
        <translation>数据并行，%1 份副本</translation>
    </message>
    <message>
        <source>ZeRO-1: optimizer states sharded</source>
        <translation>ZeRO-1：优化器状态分片</translation>
    </message>
    <message>
        <source>ZeRO-2: optimizer states and gradients sharded</source>
        <translation>ZeRO-2：优化器状态和梯度分片</translation>
    </message>
    <message>
        <source>ZeRO-3: weights, gradients and optimizer states sharded</source>
        <translation>ZeRO-3：权重、梯度和优化器状态分片</translation>
    </message>
    <message>
        <source>sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message numerus="yes">
        <source>micro-batch of %n sequence(s)</source>
        <translation>
            <numerusform>微批 %n 条序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n micro-batch(es) per step</source>
        <translation>
            <numerusform>每步 %n 个微批</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>batch of %n sequence(s)</source>
        <translation>
            <numerusform>全局批 %n 条序列</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not %2)</source>
        <translation>%1（而非 %2）</translation>
    </message>
    <message>
        <source>with sequence parallelism</source>
        <translation>启用序列并行</translation>
    </message>
    <message>
        <source>without sequence parallelism</source>
        <translation>不用序列并行</translation>
    </message>
</context>
<context>
    <name>PlanMode</name>
    <message>
        <source>Best plan</source>
        <translation>最优方案</translation>
    </message>
    <message>
        <source>Fixed plan</source>
        <translation>固定方案</translation>
    </message>
</context>
<context>
    <name>Precision</name>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>NF4</source>
        <translation>NF4</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>%1 is missing, expected a text</source>
        <translation>缺少 %1，应为文本</translation>
    </message>
    <message>
        <source>%1 is missing, expected {&quot;en&quot;, &quot;zh&quot;}</source>
        <translation>缺少 %1，应为 {&quot;en&quot;, &quot;zh&quot;}</translation>
    </message>
    <message>
        <source>sources is missing or empty, expected keys of /sources</source>
        <translation>sources 缺失或为空，应为 /sources 中的键</translation>
    </message>
    <message>
        <source>%1 is no key of /sources</source>
        <translation>%1 不是 /sources 中的键</translation>
    </message>
    <message>
        <source>value is missing, expected a number</source>
        <translation>缺少 value，应为数字</translation>
    </message>
    <message>
        <source>verdict is missing, expected right, misleading or wrong</source>
        <translation>缺少 verdict，应为 right、misleading 或 wrong</translation>
    </message>
    <message>
        <source>format is not octoplan-article</source>
        <translation>format 不是 octoplan-article</translation>
    </message>
    <message>
        <source>version is missing, expected 1</source>
        <translation>缺少 version，应为 1</translation>
    </message>
    <message>
        <source>claims is missing, expected an array</source>
        <translation>缺少 claims，应为数组</translation>
    </message>
    <message>
        <source>expected an array of cases, found %1</source>
        <translation>应为案例数组，实为%1</translation>
    </message>
    <message>
        <source>format is &quot;%1&quot;, expected &quot;octoplan-catalog&quot;</source>
        <translation>format 为“%1”，应为“octoplan-catalog”</translation>
    </message>
    <message>
        <source>format is missing, expected &quot;octoplan-catalog&quot;</source>
        <translation>缺少 format，应为“octoplan-catalog”</translation>
    </message>
    <message>
        <source>the source is %1, expected a text</source>
        <translation>来源为%1，应为文本</translation>
    </message>
    <message>
        <source>%1 is missing, expected an array</source>
        <translation>缺少 %1，应为数组</translation>
    </message>
    <message>
        <source>id is missing, expected a text of its own</source>
        <translation>缺少 id，应为不重复的文本</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; stands twice</source>
        <translation>id“%1”出现两次</translation>
    </message>
    <message>
        <source>device is &quot;%1&quot;, expected the id of a device</source>
        <translation>device 为“%1”，应为设备的 id</translation>
    </message>
    <message>
        <source>link is missing, expected one that joins %1 devices</source>
        <translation>缺少 link，应为能连接 %1 个设备的互联</translation>
    </message>
    <message>
        <source>link is &quot;%1&quot;, expected the id of a link</source>
        <translation>link 为“%1”，应为互联的 id</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no device, expected ids of devices</source>
        <translation>“%1”不是设备，应为设备的 id</translation>
    </message>
    <message>
        <source>date is &quot;%1&quot;, expected YYYY-MM-DD</source>
        <translation>date 为“%1”，应为 YYYY-MM-DD</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the catalogue, expected one of its ids</source>
        <translation>“%1”不在目录中，应为其中的一个 id</translation>
    </message>
    <message>
        <source>expected an object of changes, without id</source>
        <translation>应为不含 id 的更改对象</translation>
    </message>
    <message>
        <source>expected devices, links or offerings, each an object by id</source>
        <translation>应为 devices、links 或 offerings，各为以 id 为键的对象</translation>
    </message>
    <message>
        <source>%1 is missing, expected a figure in %2</source>
        <translation>缺少 %1，应为以 %2 计的数值</translation>
    </message>
    <message>
        <source>expected either value, or low, likely and high</source>
        <translation>应只有 value，或者有 low、likely 和 high</translation>
    </message>
    <message>
        <source>%1 is missing, expected low, likely and high together</source>
        <translation>缺少 %1，low、likely、high 应同时给出</translation>
    </message>
    <message>
        <source>the range is %1, %2, %3, expected low &lt;= likely &lt;= high</source>
        <translation>范围为 %1、%2、%3，应满足 low &lt;= likely &lt;= high</translation>
    </message>
    <message>
        <source>unit is &quot;%1&quot;, expected %2</source>
        <translation>unit 为“%1”，应为 %2</translation>
    </message>
    <message>
        <source>source is &quot;%1&quot;, expected a key of /sources</source>
        <translation>source 为“%1”，应为 /sources 中的键</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no bin, expected one of 910b1, 910b2, 910b3, 910b4, 910b2c</source>
        <translation>“%1”不是分档，应为 910b1、910b2、910b3、910b4、910b2c 之一</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no group size, expected 2 to 1024</source>
        <translation>“%1”不是组的大小，应为 2 到 1024</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no class of host, expected one of p2p, good, poor</source>
        <translation>“%1”不是主机类别，应为 p2p、good、poor 之一</translation>
    </message>
    <message>
        <source>devices holds %1, expected ids of devices</source>
        <translation>devices 中有%1，应为设备的 id</translation>
    </message>
    <message>
        <source>architecture is missing, expected one of its keys</source>
        <translation>缺少 architecture，应为其可用值之一</translation>
    </message>
    <message>
        <source>rates is missing, expected an object of figures in TFLOPS</source>
        <translation>缺少 rates，应为以 TFLOPS 计的数值对象</translation>
    </message>
    <message>
        <source>memory_usable is above memory_nominal</source>
        <translation>memory_usable 大于 memory_nominal</translation>
    </message>
    <message>
        <source>kind is missing, expected one of its keys</source>
        <translation>缺少 kind，应为其可用值之一</translation>
    </message>
    <message>
        <source>all_reduce is missing or empty, expected bus bandwidths by group size</source>
        <translation>all_reduce 缺失或为空，应为各组大小的总线带宽</translation>
    </message>
    <message>
        <source>an encoder-decoder</source>
        <translation>编码器-解码器模型</translation>
    </message>
    <message>
        <source>an encoder only, no language model that writes text</source>
        <translation>仅有编码器，不是生成文本的语言模型</translation>
    </message>
    <message>
        <source>an image model</source>
        <translation>图像模型</translation>
    </message>
    <message>
        <source>an image and text encoder</source>
        <translation>图文编码器</translation>
    </message>
    <message>
        <source>a speech encoder</source>
        <translation>语音编码器</translation>
    </message>
    <message>
        <source>a hybrid with state-space layers</source>
        <translation>含状态空间层的混合模型</translation>
    </message>
    <message>
        <source>a recurrent model</source>
        <translation>循环模型</translation>
    </message>
    <message>
        <source>a hybrid with convolution layers</source>
        <translation>含卷积层的混合模型</translation>
    </message>
    <message>
        <source>a hybrid with linear attention</source>
        <translation>含线性注意力的混合模型</translation>
    </message>
    <message>
        <source>a model whose every layer differs</source>
        <translation>逐层不同的模型</translation>
    </message>
    <message>
        <source>a model with compressed sparse attention and hyper-connections</source>
        <translation>含压缩稀疏注意力与超连接的模型</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>an unstated width</source>
        <translation>未说明位宽</translation>
    </message>
    <message>
        <source>the file&apos;s weights are stored as %1 (%2); the count is of parameters, not of bytes</source>
        <translation>文件中的权重以 %1（%2）存储；这里数的是参数，不是字节</translation>
    </message>
    <message>
        <source>the quantisation %1 is unknown; %2, as it states, are taken for stored weights</source>
        <translation>未知的量化方式 %1；按其所述，存储权重取%2</translation>
    </message>
    <message>
        <source>the quantisation %1 is unknown, and it states no bits of the stored weights</source>
        <translation>未知的量化方式 %1，且未说明存储权重的位宽</translation>
    </message>
    <message>
        <source>layers that predict further tokens are not counted: %1</source>
        <translation>多 token 预测层未计入：%1</translation>
    </message>
    <message>
        <source>the vision part is not counted</source>
        <translation>视觉部分未计入</translation>
    </message>
    <message>
        <source>the speech part is not counted</source>
        <translation>语音部分未计入</translation>
    </message>
    <message>
        <source>absent: false, as in Llama</source>
        <translation>缺失：false，与 Llama 相同</translation>
    </message>
    <message>
        <source>absent: %1, the default of %2</source>
        <translation>缺失：%1，%2 的默认值</translation>
    </message>
    <message>
        <source>%1 names %2 layers, expected %3</source>
        <translation>%1 给出 %2 层，应为 %3 层</translation>
    </message>
    <message>
        <source>absent: the library&apos;s default, %1</source>
        <translation>缺失：取库的默认值 %1</translation>
    </message>
    <message>
        <source>%1 has linear-attention layers, whose time and memory are not modelled</source>
        <translation>%1 含线性注意力层，其时间与显存未建模</translation>
    </message>
    <message>
        <source>%1 has no sizes; such files rely on defaults of the library that wrote them: give the language model&apos;s own config.json</source>
        <translation>%1 中没有尺寸；这类文件依赖写出它的库的默认值：请给出语言模型自己的 config.json</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>%1 is %2, and no default is known for it</source>
        <translation>%1 %2，且没有已知的默认值</translation>
    </message>
    <message>
        <source>%1 is %2, expected %3</source>
        <translation>%1 为%2，应为%3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the layers of %1 differ in size, and their time and memory are not modelled</source>
        <translation>%1 的各层大小不同，其时间与显存未建模</translation>
    </message>
    <message>
        <source>%1 has embeddings by layer and alternating streams, which are not modelled</source>
        <translation>%1 含逐层嵌入与交替流，未建模</translation>
    </message>
    <message>
        <source>experts are as wide as the feed-forward width says</source>
        <translation>专家宽度取前馈宽度</translation>
    </message>
    <message>
        <source>%1 is absent, and so is %2</source>
        <translation>缺少 %1，也没有 %2</translation>
    </message>
    <message>
        <source>absent: %1 assumed</source>
        <translation>缺失：假定为 %1</translation>
    </message>
    <message>
        <source>%1 is %2, but there are only %3 experts</source>
        <translation>%1 为 %2，但只有 %3 个专家</translation>
    </message>
    <message>
        <source>%1 is %2, twice the true width in %3 files: %4 is used</source>
        <translation>%1 为 %2，在 %3 的文件中是真实宽度的两倍：取 %4</translation>
    </message>
    <message>
        <source>absent: the language model is taken for a %1</source>
        <translation>缺失：将语言模型视为 %1</translation>
    </message>
    <message>
        <source>read: the language model is taken for a %1</source>
        <translation>已读取：将语言模型视为 %1</translation>
    </message>
    <message>
        <source>%1 names as many layers as there are</source>
        <translation>%1 列出了全部层</translation>
    </message>
    <message>
        <source>%1 cross-attention layers are counted; estimates treat them as self-attention</source>
        <translation>%1 个交叉注意力层已计入；估算时按自注意力处理</translation>
    </message>
    <message>
        <source>the index of sparse attention is counted; estimates attend to every token</source>
        <translation>稀疏注意力的索引已计入；估算时关注全部 token</translation>
    </message>
    <message>
        <source>block-sparse attention is counted; estimates attend to every token</source>
        <translation>块稀疏注意力已计入；估算时关注全部 token</translation>
    </message>
    <message>
        <source>absent: true, as in every Falcon of hidden width %1</source>
        <translation>缺失：true，隐藏宽度为 %1 的 Falcon 均如此</translation>
    </message>
    <message>
        <source>%1: %2 KV heads, as in the published models</source>
        <translation>%1：%2 个 KV 头，与已发布的模型相同</translation>
    </message>
    <message>
        <source>%1 is %2, but multi_query means one KV head</source>
        <translation>%1 为 %2，但 multi_query 表示只有一个 KV 头</translation>
    </message>
    <message>
        <source>%1 is %2, but multi_query is off: all %3 heads are kept</source>
        <translation>%1 为 %2，但 multi_query 已关闭：保留全部 %3 个头</translation>
    </message>
    <message>
        <source>multi_query: 1</source>
        <translation>multi_query：1</translation>
    </message>
    <message>
        <source>no multi_query: all heads</source>
        <translation>无 multi_query：全部头</translation>
    </message>
    <message>
        <source>absent: false, as in Falcon-180B</source>
        <translation>缺失：false，与 Falcon-180B 相同</translation>
    </message>
    <message>
        <source>%1: the library&apos;s default of %2, %3</source>
        <translation>%1：取库中 %2 的默认值 %3</translation>
    </message>
    <message>
        <source>absent: %1, as in the published BLOOM of %2 layers</source>
        <translation>缺失：%1，与已发布的 %2 层 BLOOM 相同</translation>
    </message>
    <message>
        <source>%1: all %2 heads have their own KV head</source>
        <translation>%1：全部 %2 个头各有自己的 KV 头</translation>
    </message>
    <message>
        <source>%1: hidden width / heads</source>
        <translation>%1：隐藏宽度 / 头数</translation>
    </message>
    <message>
        <source>hidden_size %1 is not divisible by %2 heads (num_attention_heads), and there is no head_dim</source>
        <translation>hidden_size %1 不能被 %2 个头（num_attention_heads）整除，且没有 head_dim</translation>
    </message>
    <message>
        <source>%1: four times the hidden width</source>
        <translation>%1：隐藏宽度的四倍</translation>
    </message>
    <message>
        <source>%1 is %2, which does not divide %3 heads</source>
        <translation>%1 为 %2，不能整除 %3 个头</translation>
    </message>
    <message>
        <source>absent: hidden width / heads, %1</source>
        <translation>缺失：隐藏宽度 / 头数，%1</translation>
    </message>
    <message>
        <source>%1 has state-space layers, whose time and memory are not modelled</source>
        <translation>%1 含状态空间层，其时间与显存未建模</translation>
    </message>
    <message>
        <source>%1 does not name %2 layers of kinds M, *, - and E</source>
        <translation>%1 没有给出 %2 个类别为 M、*、- 或 E 的层</translation>
    </message>
    <message>
        <source>%1 is recurrent, and its time and memory are not modelled</source>
        <translation>%1 是循环模型，其时间与显存未建模</translation>
    </message>
    <message>
        <source>model_type is absent: read as a Llama-like model</source>
        <translation>缺少 model_type：按类 Llama 模型读取</translation>
    </message>
    <message>
        <source>the model type %1 is unknown: read as a Llama-like model, from the keys that are there</source>
        <translation>未知的模型类型 %1：按已有的键以类 Llama 模型读取</translation>
    </message>
    <message>
        <source>%1 is %2: no rule to count it is known here, and its time and memory are not modelled</source>
        <translation>%1 是%2：这里没有其计数规则，时间与显存也未建模</translation>
    </message>
    <message>
        <source>%1 says that layers differ in kind, and no rule to count them is known here</source>
        <translation>%1 表明各层种类不同，这里没有其计数规则</translation>
    </message>
    <message>
        <source>%1 names layers that are not attention; no rule to count them is known</source>
        <translation>%1 中有并非注意力的层；没有其计数规则</translation>
    </message>
    <message>
        <source>the sizes together make no model: more than a thousand trillion parameters, or none</source>
        <translation>这些尺寸合起来不成模型：参数超过一千万亿，或为零</translation>
    </message>
    <message>
        <source>%1: counted, but not estimated</source>
        <translation>%1：已计数，但不作估算</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>文本过早结束</translation>
    </message>
    <message>
        <source>a trailing comma is no JSON: expected a value or a name after it</source>
        <translation>JSON 不允许末尾逗号：其后应有值或名称</translation>
    </message>
    <message>
        <source>a comment is no JSON</source>
        <translation>JSON 不允许注释</translation>
    </message>
    <message>
        <source>NaN and Infinity are no JSON numbers</source>
        <translation>NaN 与 Infinity 不是 JSON 数字</translation>
    </message>
    <message>
        <source>names and texts need double quotes</source>
        <translation>名称与文本需用双引号</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>文本不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>no valid JSON: %1</source>
        <translation>不是有效的 JSON：%1</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in one object</source>
        <translation>键“%1”在同一对象中出现两次</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>数字 %1 过大</translation>
    </message>
    <message>
        <source>nested more than %1 deep</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>%1 bytes; the limit is %2 bytes (64 MiB)</source>
        <translation>%1 字节；上限为 %2 字节（64 MiB）</translation>
    </message>
    <message>
        <source>the text is UTF-16; expected UTF-8</source>
        <translation>文本是 UTF-16；应为 UTF-8</translation>
    </message>
    <message>
        <source>the text is UTF-16 or binary; expected UTF-8</source>
        <translation>文本是 UTF-16 或二进制；应为 UTF-8</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file holds only blanks</source>
        <translation>文件中只有空白</translation>
    </message>
    <message>
        <source>a web page or XML, not JSON (a saved login or error page?)</source>
        <translation>是网页或 XML，不是 JSON（是否保存了登录页或错误页？）</translation>
    </message>
    <message>
        <source>starts with a byte order mark, which JSON does not need</source>
        <translation>以字节顺序标记开头，JSON 并不需要</translation>
    </message>
    <message>
        <source>no JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>the root must be an object, it is %1</source>
        <translation>根应为对象，实为%1</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>文本“%1”</translation>
    </message>
    <message>
        <source>a long text</source>
        <translation>一段长文本</translation>
    </message>
    <message>
        <source>expected an array of measured runs, found %1</source>
        <translation>应为实测运行的数组，实为%1</translation>
    </message>
    <message>
        <source>expected an object, found %1; left out</source>
        <translation>应为对象，实为%1；已略去</translation>
    </message>
    <message>
        <source>id is missing, expected a text</source>
        <translation>缺少 id，应为文本</translation>
    </message>
    <message>
        <source>shape is missing, expected an object</source>
        <translation>缺少 shape，应为对象</translation>
    </message>
    <message>
        <source>format is not octoplan-models</source>
        <translation>format 不是 octoplan-models</translation>
    </message>
    <message>
        <source>models is missing, expected an array</source>
        <translation>缺少 models，应为数组</translation>
    </message>
    <message>
        <source>the id %1 stands twice</source>
        <translation>id %1 出现两次</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>该值</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number</source>
        <translation>%1 为%2，应为数字</translation>
    </message>
    <message>
        <source>%1 is %2, expected %3 to %4</source>
        <translation>%1 为 %2，应在 %3 到 %4 之间</translation>
    </message>
    <message>
        <source>%1 is a number in quotes</source>
        <translation>%1 是带引号的数字</translation>
    </message>
    <message>
        <source>%1 is %2, expected a whole number</source>
        <translation>%1 为%2，应为整数</translation>
    </message>
    <message>
        <source>%1 is out of range: %2, expected %3 to %4</source>
        <translation>%1 超出范围：%2，应在 %3 到 %4 之间</translation>
    </message>
    <message>
        <source>%1 is written with a point or an exponent, read as the whole number %2</source>
        <translation>%1 带小数点或指数，按整数 %2 读取</translation>
    </message>
    <message>
        <source>%1 is %2, expected an object</source>
        <translation>%1 为%2，应为对象</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is unknown; it is kept and not used</source>
        <translation>未知的键“%1”；保留但不使用</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is unknown and not used</source>
        <translation>未知的键“%1”，不使用</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, expected one of %3</source>
        <translation>%1 为“%2”，应为 %3 之一</translation>
    </message>
    <message>
        <source>format is missing, expected &quot;octoplan-scenario&quot;</source>
        <translation>缺少 format，应为“octoplan-scenario”</translation>
    </message>
    <message>
        <source>format is &quot;%1&quot;, expected &quot;octoplan-scenario&quot;</source>
        <translation>format 为“%1”，应为“octoplan-scenario”</translation>
    </message>
    <message>
        <source>tokens is %1, expected %2 as the data set says, or one of the two alone</source>
        <translation>tokens 为 %1，应为数据集所示的 %2，或只给其中之一</translation>
    </message>
    <message>
        <source>the data set comes to %1 tokens, expected %2 to %3</source>
        <translation>数据集合计 %1 token，应在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>offering is missing, expected the id of the offering whose work is to be matched</source>
        <translation>缺少 offering，应为要对齐其工作量的方案的 id</translation>
    </message>
    <message>
        <source>the baseline holds a baseline of its own, expected none or null</source>
        <translation>基线中又含基线，应没有或为 null</translation>
    </message>
    <message>
        <source>servers is &quot;auto&quot;, expected a deadline in /constraints/deadline_days</source>
        <translation>servers 为“auto”，需在 /constraints/deadline_days 中给出期限</translation>
    </message>
    <message>
        <source>scenarios holds %1, expected 1 to %2</source>
        <translation>scenarios 中有 %1 个，应为 1 到 %2 个</translation>
    </message>
    <message>
        <source>calibrations are kept, and not used by this version</source>
        <translation>校准数据予以保留，此版本不使用</translation>
    </message>
    <message>
        <source>preset is &quot;%1&quot;, expected the id of a model in the library</source>
        <translation>preset 为“%1”，应为模型库中模型的 id</translation>
    </message>
    <message>
        <source>device is &quot;%1&quot;, expected the id of a device in the catalogue</source>
        <translation>device 为“%1”，应为目录中设备的 id</translation>
    </message>
    <message>
        <source>the offering is &quot;%1&quot;, expected an id in the catalogue or an object</source>
        <translation>方案为“%1”，应为目录中的 id 或对象</translation>
    </message>
    <message>
        <source>its price is in %1 and is taken for %2 as it is</source>
        <translation>其价格以 %1 计，原样按 %2 使用</translation>
    </message>
    <message>
        <source>offering is &quot;%1&quot;, expected one of /offerings</source>
        <translation>offering 为“%1”，应为 /offerings 之一</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among /offerings; unused</source>
        <translation>“%1”不在 /offerings 中；未使用</translation>
    </message>
    <message>
        <source>none of the baseline&apos;s offerings is among /offerings; no differences can be told</source>
        <translation>基线的方案都不在 /offerings 中；无法给出差异</translation>
    </message>
    <message>
        <source>lora_targets holds %1, expected q, k, v, qkv, o, gate, up, down, embed or head</source>
        <translation>lora_targets 中有%1，应为 q、k、v、qkv、o、gate、up、down、embed 或 head</translation>
    </message>
    <message>
        <source>lora_targets is empty, expected at least one</source>
        <translation>lora_targets 为空，至少应有一个</translation>
    </message>
    <message>
        <source>lora_targets is %1, expected &quot;attention&quot;, &quot;all-linear&quot; or a list of matrices</source>
        <translation>lora_targets 为%1，应为“attention”“all-linear”或矩阵列表</translation>
    </message>
    <message>
        <source>kv_precision is &quot;%1&quot;, expected one of fp32, fp16, bf16, fp8, int8</source>
        <translation>kv_precision 为“%1”，应为 fp32、fp16、bf16、fp8、int8 之一</translation>
    </message>
    <message>
        <source>precision &quot;%1&quot; trains only as a frozen base, which task &quot;%2&quot; does not have; expected task &quot;qlora&quot;, or fp32, tf32, fp16, bf16 or fp8</source>
        <translation>精度“%1”只能作为冻结的基座训练，而任务“%2”没有冻结的基座；应用任务“qlora”，或 fp32、tf32、fp16、bf16、fp8</translation>
    </message>
    <message>
        <source>packing is &quot;padded&quot;, expected mean_length, the tokens of an average sample</source>
        <translation>packing 为“padded”，需给出 mean_length，即平均样本的 token 数</translation>
    </message>
    <message>
        <source>mean_length is %1, expected at most sequence_length, %2</source>
        <translation>mean_length 为 %1，不应超过 sequence_length，即 %2</translation>
    </message>
    <message>
        <source>%1 is missing, expected a whole number from %2</source>
        <translation>缺少 %1，应为不小于 %2 的整数</translation>
    </message>
    <message>
        <source>head_size is missing and hidden, %1, is no multiple of heads, %2</source>
        <translation>缺少 head_size，且 hidden（%1）不是 heads（%2）的整数倍</translation>
    </message>
    <message>
        <source>kv_heads is %1, expected a divisor of heads, %2</source>
        <translation>kv_heads 为 %1，应能整除 heads，即 %2</translation>
    </message>
    <message>
        <source>active_experts is %1, expected 1 to experts, %2</source>
        <translation>active_experts 为 %1，应在 1 到 experts（%2）之间</translation>
    </message>
    <message>
        <source>experts is missing, expected a number with active_experts or shared_experts</source>
        <translation>缺少 experts；有 active_experts 或 shared_experts 时应给出</translation>
    </message>
    <message>
        <source>dense_layers is %1, expected at most layers, %2</source>
        <translation>dense_layers 为 %1，不应超过 layers，即 %2</translation>
    </message>
    <message>
        <source>the width of the feed-forward block is missing</source>
        <translation>缺少前馈块的宽度</translation>
    </message>
    <message>
        <source>%1 is assumed, %2</source>
        <translation>%1 为假定，%2</translation>
    </message>
    <message>
        <source>no estimate for this model: %1</source>
        <translation>此模型不作估算：%1</translation>
    </message>
    <message>
        <source>rope_head_size is missing, expected a whole number with kv_latent</source>
        <translation>缺少 rope_head_size；有 kv_latent 时应为整数</translation>
    </message>
    <message>
        <source>the model is given more than once, expected one of preset, parameters, config or shape</source>
        <translation>模型给出不止一次，应只有 preset、parameters、config、shape 之一</translation>
    </message>
    <message>
        <source>start_date is &quot;%1&quot;, expected YYYY-MM-DD</source>
        <translation>start_date 为“%1”，应为 YYYY-MM-DD</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, expected three capital letters such as CNY</source>
        <translation>%1 为“%2”，应为三个大写字母，如 CNY</translation>
    </message>
    <message>
        <source>device is missing, expected the id of a device in the catalogue</source>
        <translation>缺少 device，应为目录中设备的 id</translation>
    </message>
    <message>
        <source>link is &quot;none&quot;, expected one that joins %1 devices</source>
        <translation>link 为“none”，应为能连接 %1 个设备的互联</translation>
    </message>
    <message>
        <source>rate converts to shown_currency, which is missing: amounts are shown in currency</source>
        <translation>rate 用于换算到 shown_currency，但未给出：金额按 currency 显示</translation>
    </message>
    <message>
        <source>mode is &quot;auto&quot;: the parts of the plan that are given stay unused until it is &quot;fixed&quot;</source>
        <translation>mode 为“auto”：给出的方案部分在改为“fixed”之前不使用</translation>
    </message>
    <message>
        <source>offerings holds %1, expected 1 to 64</source>
        <translation>offerings 中有 %1 个，应为 1 到 64 个</translation>
    </message>
    <message>
        <source>the offering is %1, expected an id or an object</source>
        <translation>方案为%1，应为 id 或对象</translation>
    </message>
    <message>
        <source>the offering &quot;%1&quot; stands twice</source>
        <translation>方案“%1”出现两次</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>有答</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>mean of groups</source>
        <translation>各组平均</translation>
    </message>
    <message>
        <source>fits %1, tight %2, does not fit %3, cannot run %4</source>
        <translation>放得下 %1，偏紧 %2，放不下 %3，无法运行 %4</translation>
    </message>
    <message>
        <source>measured %1 predicted %2 (%3 %)</source>
        <translation>实测 %1 预测 %2（%3 %）</translation>
    </message>
    <message>
        <source>excluded by the source&apos;s quality flag</source>
        <translation>被来源的质量标记排除</translation>
    </message>
    <message>
        <source>device not in the catalogue</source>
        <translation>设备不在目录中</translation>
    </message>
    <message>
        <source>model neither sized nor shaped</source>
        <translation>模型既无大小也无形状</translation>
    </message>
    <message>
        <source>task not modelled</source>
        <translation>任务未建模</translation>
    </message>
    <message>
        <source>layout contradicts the number of devices</source>
        <translation>布局与设备数矛盾</translation>
    </message>
    <message>
        <source>no legal plan</source>
        <translation>没有合法的方案</translation>
    </message>
    <message>
        <source>%1 skipped: %2</source>
        <translation>略过 %1 个：%2</translation>
    </message>
    <message>
        <source>Tokens per second and device (errors and shares in per cent)</source>
        <translation>每设备每秒 token（误差与占比为百分数）</translation>
    </message>
    <message>
        <source>Peak memory per device (errors and shares in per cent)</source>
        <translation>每设备显存峰值（误差与占比为百分数）</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>runs that worked</source>
        <translation>成功的运行</translation>
    </message>
    <message>
        <source>runs out of memory</source>
        <translation>显存不足的运行</translation>
    </message>
    <message>
        <source>Worst ten by tokens per second and device</source>
        <translation>每设备每秒 token 误差最大的十个</translation>
    </message>
    <message>
        <source>Worst ten by peak memory, GiB</source>
        <translation>显存峰值误差最大的十个，GiB</translation>
    </message>
    <message>
        <source>Cases: %1 of %2 right, %3 not checkable</source>
        <translation>案例：%2 个中 %1 个正确，%3 个无法核对</translation>
    </message>
    <message>
        <source>expected an object, without id</source>
        <translation>应为对象，且不含 id</translation>
    </message>
    <message>
        <source>expected date, sources, devices, links or offerings, each but the date an object</source>
        <translation>应为 date、sources、devices、links 或 offerings，除 date 外均为对象</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 in this file, %2 in the catalogue of %3; the catalogue&apos;s is used</source>
        <translation>本文件中为 %1，%3 的目录中为 %2；采用目录中的值</translation>
    </message>
    <message>
        <source>%1 in this file, %2 in the catalogue of %3; the file&apos;s is used</source>
        <translation>本文件中为 %1，%3 的目录中为 %2；采用文件中的值</translation>
    </message>
    <message>
        <source>part %1 of %2 is there twice, also as %3, expected each once</source>
        <translation>第 %1 份（共 %2 份）出现两次，另见 %3，应各只有一份</translation>
    </message>
    <message>
        <source>of %1 parts these are missing: %2; expected all</source>
        <translation>共 %1 份，缺少：%2；应全部给出</translation>
    </message>
    <message>
        <source>the task and goal do not use it, so that it changes nothing when varied</source>
        <translation>当前任务与目标不使用该输入，变动它不会改变结果</translation>
    </message>
    <message>
        <source>expected the answers of point %1</source>
        <translation>应为第 %1 个点的结果</translation>
    </message>
    <message>
        <source>expected the end of the part</source>
        <translation>此处应为该份的结尾</translation>
    </message>
</context>
<context>
    <name>QuantFormat</name>
    <message>
        <source>NF4</source>
        <translation>NF4</translation>
    </message>
    <message>
        <source>GPTQ, 4 bits</source>
        <translation>GPTQ 4 位</translation>
    </message>
    <message>
        <source>AWQ, 4 bits</source>
        <translation>AWQ 4 位</translation>
    </message>
    <message>
        <source>MXFP4</source>
        <translation>MXFP4</translation>
    </message>
</context>
<context>
    <name>Reach</name>
    <message>
        <source>Largest model</source>
        <translation>最大模型</translation>
    </message>
    <message>
        <source>Of the same family, all else as asked</source>
        <translation>同一系列，其余条件不变</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>最长序列</translation>
    </message>
    <message>
        <source>Tokens of a sample, with the plan that suits it, all else as asked</source>
        <translation>每个样本的 token 数，配以合适的并行方案，其余条件不变</translation>
    </message>
    <message>
        <source>Largest micro-batch</source>
        <translation>最大微批</translation>
    </message>
    <message>
        <source>Sequences on a device at once, with the plan that is shown</source>
        <translation>一张卡同时处理的序列数，采用所示的并行方案</translation>
    </message>
    <message>
        <source>Highest LoRA rank</source>
        <translation>最高 LoRA 秩</translation>
    </message>
    <message>
        <source>All else as asked</source>
        <translation>其余条件不变</translation>
    </message>
    <message>
        <source>Most concurrent requests</source>
        <translation>最多并发请求</translation>
    </message>
    <message>
        <source>That the KV cache holds at once, with the plan that is shown</source>
        <translation>KV 缓存能同时容纳的数量，采用所示的并行方案</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It fits: %1 of %2.</source>
        <translation>放得下：需 %1，可用 %2。</translation>
    </message>
    <message>
        <source>It needs %1, and %2 can be used.</source>
        <translation>需要 %1，可用 %2。</translation>
    </message>
    <message>
        <source>No parallel plan divides this job over %1 devices.</source>
        <translation>没有并行方案能把这项任务分到 %1 张卡上。</translation>
    </message>
    <message>
        <source>%2 cannot compute in %1.</source>
        <translation>%2 不支持 %1 计算。</translation>
    </message>
    <message>
        <source>%1 is not a precision for %2.</source>
        <translation>%1 精度不能用于%2。</translation>
    </message>
    <message>
        <source>%2 has no kernels for %1 weights.</source>
        <translation>%2 没有 %1 权重的算子。</translation>
    </message>
    <message>
        <source>The fixed plan contradicts itself: its groups need %1 devices, and there are %2.</source>
        <translation>固定方案自相矛盾：各并行组共需 %1 张卡，实际有 %2 张。</translation>
    </message>
    <message>
        <source>The model “%1” is not in the library.</source>
        <translation>模型库中没有“%1”。</translation>
    </message>
    <message>
        <source>The device “%1” is not in the catalogue.</source>
        <translation>目录中没有加速卡“%1”。</translation>
    </message>
    <message>
        <source>Models of the kind “%1” cannot be estimated.</source>
        <translation>暂不能估算“%1”类模型。</translation>
    </message>
    <message>
        <source>Fits with the optimizer offloaded: %2, and %1 of host memory per server.</source>
        <translation>卸载优化器后放得下：%2，每台服务器需主机内存 %1。</translation>
    </message>
    <message>
        <source>Fits with weights and optimizer offloaded: %2, and %1 of host memory per server.</source>
        <translation>卸载权重和优化器后放得下：%2，每台服务器需主机内存 %1。</translation>
    </message>
    <message>
        <source>Fits with an 8-bit optimizer: %1.</source>
        <translation>改用 8 位优化器后放得下：%1。</translation>
    </message>
    <message>
        <source>Fits with BF16 optimizer states: %1.</source>
        <translation>优化器状态改用 BF16 后放得下：%1。</translation>
    </message>
    <message>
        <source>Fits with LoRA: %1.</source>
        <translation>改用 LoRA 后放得下：%1。</translation>
    </message>
    <message>
        <source>Fits with QLoRA: %1.</source>
        <translation>改用 QLoRA 后放得下：%1。</translation>
    </message>
    <message>
        <source>Fits with sequences of %1: %2.</source>
        <translation>序列缩短到 %1 后放得下：%2。</translation>
    </message>
    <message>
        <source>Fits with a fused loss: %1.</source>
        <translation>改用融合损失后放得下：%1。</translation>
    </message>
    <message>
        <source>Fits on %1 servers: %2 per device.</source>
        <translation>用 %1 台服务器放得下：每卡 %2。</translation>
    </message>
    <message>
        <source>Runs in %1.</source>
        <translation>改用 %1 即可运行。</translation>
    </message>
    <message>
        <source>Fits with %1 requests at once: %2.</source>
        <translation>并发降到 %1 个请求后放得下：%2。</translation>
    </message>
    <message>
        <source>Rent the %1: %2 for %3%r3.</source>
        <translation>建议租用 %1：%2完成，%3%r3。</translation>
    </message>
    <message>
        <source>Rent the %1: %3%r3 in %2 for %4.</source>
        <translation>建议租用 %1：%2可训练 %3%r3，%4。</translation>
    </message>
    <message>
        <source>Rent the %1: %2%r2 for %3 a month.</source>
        <translation>建议租用 %1：%2%r2，每月 %3。</translation>
    </message>
    <message>
        <source>None of these servers can do this job.</source>
        <translation>这些机型都完成不了这项任务。</translation>
    </message>
    <message>
        <source>Too close to call: the %1 is cheaper than the %2 with a probability of only %3.</source>
        <translation>难分高下：%1 比 %2 便宜的概率只有 %3。</translation>
    </message>
    <message>
        <source>The %1 is the only one that fits.</source>
        <translation>只有 %1 放得下。</translation>
    </message>
    <message>
        <source>The %1 is the only domestic one that can run it.</source>
        <translation>国产机型中只有 %1 能运行。</translation>
    </message>
    <message>
        <source>Nothing fits with room to spare; the %1 is tight.</source>
        <translation>没有机型能宽裕地放下；%1 显存紧张。</translation>
    </message>
    <message>
        <source>The %1 is the cheapest that does it: %2, against %4 on the %3.</source>
        <translation>能完成的机型中 %1 最便宜：%2，其次 %3 为 %4。</translation>
    </message>
    <message>
        <source>The %1 is done in %2, within the %3 allowed.</source>
        <translation>%1 用 %2完成，在 %3的期限之内。</translation>
    </message>
    <message>
        <source>The %1 is the fastest: %2.</source>
        <translation>%1 最快：%2。</translation>
    </message>
    <message>
        <source>The %1 would cost %2 but be %3 late.</source>
        <translation>%1 只需 %2，但要晚 %3。</translation>
    </message>
    <message>
        <source>The %1 would cost %2, but its memory is tight.</source>
        <translation>%1 只需 %2，但显存紧张。</translation>
    </message>
    <message>
        <source>The %1 costs %2, over the budget of %3.</source>
        <translation>%1 需 %2，超出 %3 的预算。</translation>
    </message>
    <message>
        <source>The %1 lacks memory: it needs %2, and %3 can be used.</source>
        <translation>%1 显存不足：需 %2，可用 %3。</translation>
    </message>
    <message>
        <source>The %1 is not domestic hardware.</source>
        <translation>%1 不是国产硬件。</translation>
    </message>
    <message>
        <source>If your code already runs on CANN, the %1 does it in %2 for %3: below %4 person-days of migration it wins.</source>
        <translation>若代码已能在 CANN 上运行，%1 用 %2即可完成，仅 %3：迁移低于 %4 人天时它更划算。</translation>
    </message>
    <message>
        <source>If rent is due for whole months, the %1 is the choice, for %2.</source>
        <translation>若按整月计租，应选 %1，%2。</translation>
    </message>
    <message>
        <source>With a budget below %2, the %1 becomes the choice.</source>
        <translation>预算低于 %2 时，应改选 %1。</translation>
    </message>
    <message>
        <source>With a budget of %2 or more, the %1 becomes the choice.</source>
        <translation>预算达到 %2 时，应改选 %1。</translation>
    </message>
    <message>
        <source>The %1 may be late: it can take %2.</source>
        <translation>%1 可能超期：最长要 %2。</translation>
    </message>
    <message>
        <source>None is done in %1; the fastest, the %2, takes %3.</source>
        <translation>没有机型能在 %1内完成；最快的 %2 要 %3。</translation>
    </message>
    <message>
        <source>None stays within %1; the cheapest, the %2, costs %3.</source>
        <translation>没有机型不超过 %1；最便宜的 %2 要 %3。</translation>
    </message>
    <message>
        <source>%1 has no peer-to-peer: cards exchange data through the host&apos;s memory.</source>
        <translation>%1 不支持 P2P：卡间数据要经主机内存中转。</translation>
    </message>
    <message>
        <source>%1 is a modified card: the maker gives no warranty.</source>
        <translation>%1 是改装卡，原厂不保修。</translation>
    </message>
    <message>
        <source>The exact 910B is not stated: as measured, between nameplates of %1 and %2.</source>
        <translation>910B 的具体型号未注明：按实测估算，标称算力在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>Host memory is not stated, so plans that offload are not considered.</source>
        <translation>主机内存未注明，因此不考虑卸载方案。</translation>
    </message>
    <message>
        <source>No measured run on %1 backs this estimate.</source>
        <translation>%1 上没有实测可以佐证这项估算。</translation>
    </message>
    <message>
        <source>Measured runs on %1 have no more than %2 devices together.</source>
        <translation>%1 上的实测最多只有 %2 张卡同时运行。</translation>
    </message>
    <message>
        <source>Code must be ported to CANN: %1 to %2 person-days.</source>
        <translation>代码需要移植到 CANN：%1 到 %2 人天。</translation>
    </message>
    <message>
        <source>Software is assumed: %1.</source>
        <translation>软件栈为默认假设：%1。</translation>
    </message>
    <message>
        <source>A faster plan is tight: %1, %2.</source>
        <translation>有更快但显存紧张的方案：%1，%2。</translation>
    </message>
    <message>
        <source>The fixed plan breaks a rule: %1.</source>
        <translation>固定方案违反规则：%1。</translation>
    </message>
    <message>
        <source>The batch is %1 sequences instead of %2, so that it divides.</source>
        <translation>为了整除，每批取 %1 条序列，而不是 %2 条。</translation>
    </message>
    <message>
        <source>No price is known, so no cost is given.</source>
        <translation>价格未知，因此不给出成本。</translation>
    </message>
    <message>
        <source>Offloading needs %1 of host memory per server.</source>
        <translation>卸载需要每台服务器有 %1 主机内存。</translation>
    </message>
    <message>
        <source>Saving a full checkpoint gathers %1 on the first device.</source>
        <translation>保存完整检查点时，第一张卡要汇集 %1。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 requests fit at once; the others wait.</source>
        <translation>%2 个请求中只能同时容纳 %1 个，其余排队。</translation>
    </message>
    <message>
        <source>Servers for the deadline: %1.</source>
        <translation>为赶期限所需的服务器台数：%1。</translation>
    </message>
    <message>
        <source>Not even %1 servers meet the deadline.</source>
        <translation>用 %1 台服务器也赶不上期限。</translation>
    </message>
    <message>
        <source>%1 are paid for but not used.</source>
        <translation>有 %1已付费但用不到。</translation>
    </message>
    <message>
        <source>The network between servers is not stated; its speed is assumed.</source>
        <translation>服务器之间的网络未注明，速度为假设值。</translation>
    </message>
    <message>
        <source>The %1 is the fastest, %2%r2; no price is known.</source>
        <translation>%1 最快，%2%r2；价格未知。</translation>
    </message>
    <message>
        <source>If less than %2 are allowed, the %1 becomes the choice.</source>
        <translation>期限短于 %2时，应改选 %1。</translation>
    </message>
    <message>
        <source>Above %2, the %1 becomes the choice.</source>
        <translation>训练量超过 %2 时，应改选 %1。</translation>
    </message>
    <message>
        <source>If %2 or more are allowed, the %1 becomes the choice.</source>
        <translation>期限放宽到 %2时，应改选 %1。</translation>
    </message>
    <message>
        <source>If the %1 costs more than %2 a month and server, the %3 becomes the choice.</source>
        <translation>若 %1 每台月租高于 %2，应改选 %3。</translation>
    </message>
    <message>
        <source>With a budget below %1, none is left.</source>
        <translation>预算低于 %1 时，没有机型可选。</translation>
    </message>
    <message>
        <source>If only the hours used were billed, the %1 would be the choice, for %2.</source>
        <translation>若只按实际使用时长计费，应选 %1，%2。</translation>
    </message>
    <message>
        <source>The %1 is the cheapest per billion tokens: %2, against %4 on the %3.</source>
        <translation>每十亿 token 以 %1 最便宜：%2，其次 %3 为 %4。</translation>
    </message>
    <message>
        <source>The %1 cannot do this job, so there is nothing to match; days are compared.</source>
        <translation>%1 完成不了这项任务，无从对标；改为按天数比较。</translation>
    </message>
    <message>
        <source>The price is a range: %1 a month%r1.</source>
        <translation>价格是一个区间：每月 %1%r1。</translation>
    </message>
    <message>
        <source>It is tight: %1 of %2, so it may run out of memory.</source>
        <translation>显存紧张：需 %1，可用 %2，可能会超出显存。</translation>
    </message>
    <message>
        <source>If the %1 costs less than %2 a month and server, it becomes the choice.</source>
        <translation>若 %1 每台月租低于 %2，应改选它。</translation>
    </message>
    <message>
        <source>On the %1 it works with a change: %2.</source>
        <translation>%1 改一处即可：%2。</translation>
    </message>
    <message>
        <source>The %1 would do up to %2 within these limits.</source>
        <translation>在这些限制内，%1 最多可完成 %2。</translation>
    </message>
    <message>
        <source>%2 servers of the %1 would do it in %3 for %4.</source>
        <translation>用 %2 台 %1，%3 可完成，费用 %4。</translation>
    </message>
    <message>
        <source>%2 × %1 would do it in %5: %3 of %4 are needed.</source>
        <translation>%2 张 %1 可在 %5 完成：需要 %3，可用 %4。</translation>
    </message>
</context>
<context>
    <name>Recompute</name>
    <message>
        <source>no recompute</source>
        <translation>不重计算</translation>
    </message>
    <message>
        <source>selective recompute</source>
        <translation>选择性重计算</translation>
    </message>
    <message>
        <source>full recompute</source>
        <translation>全重计算</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Packing</source>
        <translation>样本拼接</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation>假设与来源</translation>
    </message>
    <message>
        <source>Accuracy record</source>
        <translation>准确度记录</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>意见</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>序列 %1</translation>
    </message>
    <message>
        <source>deadline %1</source>
        <translation>期限 %1</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>预算 %1</translation>
    </message>
    <message>
        <source>prices of %1</source>
        <translation>价格日期 %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Output tokens a second (80 % interval)</source>
        <translation>输出 token/秒（80% 区间）</translation>
    </message>
    <message>
        <source>Days (80 % interval)</source>
        <translation>天数（80% 区间）</translation>
    </message>
    <message>
        <source>Total cost (80 % interval)</source>
        <translation>总成本（80% 区间）</translation>
    </message>
    <message>
        <source>of which migration</source>
        <translation>其中迁移</translation>
    </message>
    <message>
        <source>Memory per device, of usable</source>
        <translation>单卡显存 / 可用</translation>
    </message>
    <message>
        <source>Rent of one server</source>
        <translation>单台租金</translation>
    </message>
    <message>
        <source>At the slow end it takes %1 and costs %2.</source>
        <translation>最慢时需 %1，成本 %2。</translation>
    </message>
    <message>
        <source>Then the deadline is missed.</source>
        <translation>此时将错过期限。</translation>
    </message>
    <message>
        <source>Then the budget is exceeded.</source>
        <translation>此时将超出预算。</translation>
    </message>
    <message>
        <source>Memory: %1 GiB are likely enough with %2 to spare; the interval ends at %3.</source>
        <translation>显存：预计需 %1 GiB，余量 %2；区间上限为 %3。</translation>
    </message>
    <message>
        <source>Memory per device</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>GiB at the best plan; outline: usable; whisker: 80 % interval</source>
        <translation>GiB，最优方案；外框为可用显存，须线为 80% 区间</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>whisker: 80 % interval</source>
        <translation>须线为 80% 区间</translation>
    </message>
    <message>
        <source>If we are wrong</source>
        <translation>如果估算有误</translation>
    </message>
    <message>
        <source>What would change the answer</source>
        <translation>什么会改变结论</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>风险</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>编制</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Date, comments</source>
        <translation>日期、意见</translation>
    </message>
    <message>
        <source>Which server for %1?</source>
        <translation>%1 租哪种服务器？</translation>
    </message>
    <message>
        <source>Octoplan %1</source>
        <translation>Octoplan %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Peaks in</source>
        <translation>峰值阶段</translation>
    </message>
    <message>
        <source>Plans, memory and risks</source>
        <translation>方案、显存与风险</translation>
    </message>
    <message>
        <source>The best of %1 plans: the fastest that fits on each offering.</source>
        <translation>从 %1 个方案中，为每种机型选出放得下且最快的一个。</translation>
    </message>
    <message>
        <source>Memory of the fullest device, GiB</source>
        <translation>占用最多的一张卡的显存，GiB</translation>
    </message>
    <message>
        <source>What to know about each</source>
        <translation>各机型须知</translation>
    </message>
    <message>
        <source>No offering finishes the job.</source>
        <translation>没有机型能完成这项任务。</translation>
    </message>
    <message>
        <source>The lowest cost of work is %1 a billion tokens, on %2.</source>
        <translation>每十亿 token 的最低成本为 %1，机型为 %2。</translation>
    </message>
    <message>
        <source>A billion tokens</source>
        <translation>每十亿 token</translation>
    </message>
    <message>
        <source>How it is worked out</source>
        <translation>计算方法</translation>
    </message>
    <message>
        <source>Time and cost</source>
        <translation>时间与成本</translation>
    </message>
    <message>
        <source>Time against cost</source>
        <translation>时间与成本</translation>
    </message>
    <message>
        <source>dotted: what nothing beats on both; hollow: misses a limit</source>
        <translation>虚线：时间和成本都没有更优者；空心：不满足限制</translation>
    </message>
    <message>
        <source>What the money is for</source>
        <translation>费用构成</translation>
    </message>
    <message>
        <source>Everything the figures rest on, so that each can be checked. Scenario %1</source>
        <translation>全部数字的依据，便于逐项核对。方案 %1</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>%1 scenarios compared</source>
        <translation>比较 %1 个方案</translation>
    </message>
    <message>
        <source>Limited by; kind of bottleneck</source>
        <translation>受限于；瓶颈类型</translation>
    </message>
    <message>
        <source>Total (80 % interval)</source>
        <translation>合计（80% 区间）</translation>
    </message>
    <message>
        <source>BF16 rate, nameplate</source>
        <translation>BF16 标称算力</translation>
    </message>
    <message>
        <source>BF16 rate of matrix products</source>
        <translation>BF16 矩阵乘实际算力</translation>
    </message>
    <message>
        <source>FP8 rate</source>
        <translation>FP8 算力</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Link to the host, all devices at once</source>
        <translation>主机链路，全部卡同时传输</translation>
    </message>
    <message>
        <source>All-reduce over 8 devices</source>
        <translation>8 卡 All-reduce</translation>
    </message>
    <message>
        <source>* low confidence</source>
        <translation>* 可信度低</translation>
    </message>
    <message>
        <source>Figures of the hardware and their sources</source>
        <translation>硬件数据及来源</translation>
    </message>
    <message>
        <source>What each recommends; its own pages follow.</source>
        <translation>各方案的推荐结果；详见后续各页。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (%2 on this card)</source>
        <translation>%1（同卡 %2）</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>No offering finishes the job at a known price.</source>
        <translation>没有已知价格的机型能完成任务。</translation>
    </message>
    <message>
        <source>The %1 is both the fastest and the cheapest.</source>
        <translation>%1 既最快又最便宜。</translation>
    </message>
    <message>
        <source>The fastest is the %1, the cheapest the %2.</source>
        <translation>最快的是 %1，最便宜的是 %2。</translation>
    </message>
    <message>
        <source>Beaten in both: %1.</source>
        <translation>两方面都不占优：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>What matters most</source>
        <translation>影响最大的因素</translation>
    </message>
    <message>
        <source>Similar measured runs behind the figures</source>
        <translation>所依据的相似实测次数</translation>
    </message>
    <message>
        <source>%1: median error %2</source>
        <translation>%1：误差中位数 %2</translation>
    </message>
    <message>
        <source>%1: half within %2, nine of ten within %3</source>
        <translation>%1：半数误差在 %2 内，九成在 %3 内</translation>
    </message>
    <message>
        <source>Speed, published runs like this job</source>
        <translation>速度：与本任务相似的公开实测</translation>
    </message>
    <message>
        <source>Memory, published runs like this job</source>
        <translation>显存：与本任务相似的公开实测</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 参数</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>激活 %1</translation>
    </message>
    <message>
        <source>%1 trained</source>
        <translation>训练 %1</translation>
    </message>
    <message>
        <source>%1 layers of width %2</source>
        <translation>%1 层，宽度 %2</translation>
    </message>
    <message>
        <source>%1 heads, %2 KV heads</source>
        <translation>%1 头，%2 KV 头</translation>
    </message>
    <message>
        <source>vocabulary %1</source>
        <translation>词表 %1</translation>
    </message>
    <message>
        <source>Model and inputs</source>
        <translation>模型与输入</translation>
    </message>
    <message>
        <source>%1: page %2</source>
        <translation>%1：第 %2 页</translation>
    </message>
    <message>
        <source>Rent of one server, a month</source>
        <translation>单台月租金</translation>
    </message>
    <message>
        <source>Rent of one server, an hour</source>
        <translation>单台小时租金</translation>
    </message>
    <message>
        <source>Range (80 %)</source>
        <translation>范围（80%）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Step; tokens a second</source>
        <translation>每步；每秒 token</translation>
    </message>
    <message>
        <source>Communication; FLOPS utilisation</source>
        <translation>通信占比；算力利用率</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>a tensor-parallel group must stay inside a server</source>
        <translation>张量并行组不能跨服务器</translation>
    </message>
    <message>
        <source>attention heads must divide by the tensor-parallel size</source>
        <translation>注意力头数要能被张量并行数整除</translation>
    </message>
    <message>
        <source>KV heads must divide by the tensor-parallel size, or be repeated</source>
        <translation>KV 头数要能被张量并行数整除，或可复制</translation>
    </message>
    <message>
        <source>there must be a layer for every pipeline stage</source>
        <translation>每个流水级至少要有一层</translation>
    </message>
    <message>
        <source>the sequence must divide by twice the context-parallel size</source>
        <translation>序列长度要能被上下文并行数的两倍整除</translation>
    </message>
    <message>
        <source>experts must divide by the expert-parallel size</source>
        <translation>专家数要能被专家并行数整除</translation>
    </message>
    <message>
        <source>interleaved stages need Megatron-class software</source>
        <translation>交错流水级需要 Megatron 类软件</translation>
    </message>
    <message>
        <source>eager frameworks do not split one model by TP, PP or CP</source>
        <translation>Eager 框架不能用张量并行、流水线并行或上下文并行拆分同一个模型</translation>
    </message>
    <message>
        <source>QLoRA splits models only in Megatron-class software</source>
        <translation>QLoRA 只有在 Megatron 类软件中才能切分模型</translation>
    </message>
    <message>
        <source>sequence parallel needs tensor parallel</source>
        <translation>序列并行需要张量并行</translation>
    </message>
    <message>
        <source>the micro-batch is no power of two, or larger than the batch allows</source>
        <translation>微批不是 2 的幂，或超过全局批量</translation>
    </message>
    <message>
        <source>the accumulation does not give the batch</source>
        <translation>梯度累积数与全局批量不符</translation>
    </message>
    <message>
        <source>ZeRO needs more than one data-parallel device</source>
        <translation>ZeRO 需要一张以上数据并行的卡</translation>
    </message>
    <message>
        <source>the software has no such ZeRO stage</source>
        <translation>该软件栈没有这一级 ZeRO</translation>
    </message>
    <message>
        <source>the software has no such recompute</source>
        <translation>该软件栈没有这种重计算</translation>
    </message>
    <message>
        <source>activations are offloaded only by hand</source>
        <translation>激活只能手动指定卸载</translation>
    </message>
    <message>
        <source>offloading needs a higher ZeRO stage</source>
        <translation>卸载需要更高一级的 ZeRO</translation>
    </message>
    <message>
        <source>offloading does not go with pipeline stages</source>
        <translation>卸载不能与流水线并行同用</translation>
    </message>
    <message>
        <source>offloading needs the host&apos;s memory to be known</source>
        <translation>卸载需要注明主机内存</translation>
    </message>
</context>
<context>
    <name>SessionOutputs</name>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>There is no room for temporary files</source>
        <translation>没有存放临时文件的空间</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>SpeedLimit</name>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Offloading</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>下发</translation>
    </message>
</context>
<context>
    <name>Stack</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Hugging Face, eager</source>
        <translation>Hugging Face（即时执行）</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>即时</translation>
    </message>
    <message>
        <source>Compiled PyTorch (FSDP2)</source>
        <translation>编译的 PyTorch（FSDP2）</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>Megatron class</source>
        <translation>Megatron 类</translation>
    </message>
    <message>
        <source>Megatron</source>
        <translation>Megatron</translation>
    </message>
    <message>
        <source>Megatron-LM, or MindSpeed on Ascend</source>
        <translation>Megatron-LM，昇腾上为 MindSpeed</translation>
    </message>
    <message>
        <source>Hand-written kernels</source>
        <translation>手写算子</translation>
    </message>
    <message>
        <source>Hand-written</source>
        <translation>手写</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Prices of %1</source>
        <translation>价格日期 %1</translation>
    </message>
    <message>
        <source>910B bin: %1</source>
        <translation>910B 型号：%1</translation>
    </message>
    <message>
        <source>%1 plans considered</source>
        <translation>已比较 %1 个并行方案</translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <source>the %1 is the choice</source>
        <translation>首选 %1</translation>
    </message>
    <message>
        <source>none can be recommended</source>
        <translation>没有机型可推荐</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>At %1, %2</source>
        <translation>%1 时，%2</translation>
    </message>
    <message>
        <source>In %1 of the grid %2</source>
        <translation>网格的 %1 中%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and %1 more changes</source>
        <translation>另有 %1 处变化</translation>
    </message>
</context>
<context>
    <name>SweepFigure</name>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>What the whole job costs</source>
        <translation>整个任务的成本</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Rented days of the whole job</source>
        <translation>整个任务的租用天数</translation>
    </message>
    <message>
        <source>Cost of 1 B tokens</source>
        <translation>每 10 亿 token 成本</translation>
    </message>
    <message>
        <source>What a billion tokens cost</source>
        <translation>每 10 亿 token 的成本</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>吞吐（token/秒）</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>吞吐</translation>
    </message>
    <message>
        <source>Of all servers together</source>
        <translation>所有服务器合计</translation>
    </message>
</context>
<context>
    <name>Symbols</name>
    <message>
        <source>usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总量</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>tokens per sequence</source>
        <translation>每条序列 token 数</translation>
    </message>
    <message>
        <source>sequences per batch</source>
        <translation>每批序列数</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>set-up hours</source>
        <translation>准备小时数</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>devices that share a copy</source>
        <translation>共享一份副本的卡数</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>服务器数</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>operations that the task needs</source>
        <translation>任务所需运算量</translation>
    </message>
    <message>
        <source>data-sheet rate</source>
        <translation>标称算力</translation>
    </message>
    <message>
        <source>share reached</source>
        <translation>达到的比例</translation>
    </message>
    <message>
        <source>price a month</source>
        <translation>月租</translation>
    </message>
    <message>
        <source>price an hour</source>
        <translation>时租</translation>
    </message>
    <message>
        <source>bus bandwidth</source>
        <translation>总线带宽</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>link to the host</source>
        <translation>主机链路</translation>
    </message>
    <message>
        <source>link to the host, all devices at once</source>
        <translation>主机链路（所有卡同时）</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>时延</translation>
    </message>
    <message>
        <source>hidden behind compute</source>
        <translation>被计算掩盖的部分</translation>
    </message>
    <message>
        <source>memory that frameworks see</source>
        <translation>框架可见显存</translation>
    </message>
    <message>
        <source>data-sheet rate, BF16</source>
        <translation>标称算力（BF16）</translation>
    </message>
    <message>
        <source>ceiling of the matrix units, BF16</source>
        <translation>矩阵单元上限（BF16）</translation>
    </message>
    <message>
        <source>all-reduce over two devices</source>
        <translation>两卡 all-reduce</translation>
    </message>
    <message>
        <source>all-reduce over eight devices</source>
        <translation>八卡 all-reduce</translation>
    </message>
    <message>
        <source>all-gather over eight devices</source>
        <translation>八卡 all-gather</translation>
    </message>
    <message>
        <source>%1: %2 %3 (%4; confidence: %5)</source>
        <translation>%1：%2 %3（%4；可信度：%5）</translation>
    </message>
    <message>
        <source>tokens of a micro-batch on the device</source>
        <translation>设备上一个微批的 token</translation>
    </message>
    <message>
        <source>layers on the device</source>
        <translation>设备上的层数</translation>
    </message>
    <message>
        <source>bytes a token</source>
        <translation>每 token 字节</translation>
    </message>
    <message>
        <source>tensor-parallel devices</source>
        <translation>张量并行设备数</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>requests on the device</source>
        <translation>设备上的请求数</translation>
    </message>
    <message>
        <source>bytes a request</source>
        <translation>每请求字节</translation>
    </message>
    <message>
        <source>tokens of a prefill</source>
        <translation>一次预填充的 token</translation>
    </message>
    <message>
        <source>share that the allocator cannot reuse</source>
        <translation>分配器无法复用的比例</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>收集的层</translation>
    </message>
    <message>
        <source>gradient buckets</source>
        <translation>梯度桶</translation>
    </message>
    <message>
        <source>temporaries</source>
        <translation>临时张量</translation>
    </message>
    <message>
        <source>context of the driver</source>
        <translation>驱动上下文</translation>
    </message>
    <message>
        <source>buffers of a communicator</source>
        <translation>通信组缓冲区</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>组数</translation>
    </message>
    <message>
        <source>pipeline stages</source>
        <translation>流水线级数</translation>
    </message>
    <message>
        <source>virtual stages</source>
        <translation>虚拟级数</translation>
    </message>
    <message>
        <source>time of a micro-batch</source>
        <translation>一个微批的时间</translation>
    </message>
    <message>
        <source>transfers between stages</source>
        <translation>级间传输</translation>
    </message>
    <message>
        <source>kernel launches</source>
        <translation>内核启动次数</translation>
    </message>
    <message>
        <source>time of a launch</source>
        <translation>一次启动的时间</translation>
    </message>
    <message>
        <source>time computing</source>
        <translation>计算时间</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Plan</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>Memory verdict</source>
        <translation>显存结论</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>吞吐（token/秒）</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>机型</translation>
    </message>
    <message>
        <source>at both ends</source>
        <translation>两端</translation>
    </message>
    <message>
        <source>What varies</source>
        <translation>变化的因素</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Cost at low</source>
        <translation>低值时的成本</translation>
    </message>
    <message>
        <source>Cost at high</source>
        <translation>高值时的成本</translation>
    </message>
    <message>
        <source>Changes the choice</source>
        <translation>改变首选</translation>
    </message>
    <message>
        <source>Time at low</source>
        <translation>低值时的时间</translation>
    </message>
    <message>
        <source>Time at high</source>
        <translation>高值时的时间</translation>
    </message>
    <message>
        <source>Unlike the best</source>
        <translation>与最佳方案的不同</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Pretrain</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参数微调</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全参</translation>
    </message>
    <message>
        <source>Every weight is trained</source>
        <translation>训练全部权重</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>Small adapters are trained beside frozen weights</source>
        <translation>冻结权重，只训练旁路的小适配器</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Adapters beside weights that are frozen and stored in 4 bits</source>
        <translation>权重冻结并以 4 位存储，只训练适配器</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Inference for many requests at once</source>
        <translation>同时服务多个请求的推理</translation>
    </message>
</context>
<context>
    <name>TimePart</name>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Memory-bound work</source>
        <translation>访存</translation>
    </message>
    <message>
        <source>Tensor-parallel communication</source>
        <translation>张量并行通信</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>Data-parallel communication</source>
        <translation>数据并行通信</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>Offloading</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>下发</translation>
    </message>
    <message>
        <source>The device waits for the program to hand it work</source>
        <translation>加速卡在等程序下发任务</translation>
    </message>
</context>
<context>
    <name>Uncertainty</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Its tokens per second, over the 80 % interval</source>
        <translation>其每秒 token 数，取 80% 区间</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Its price a month, at least a tenth down and up</source>
        <translation>其月价，上下至少浮动一成</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>The share of rented hours that work</source>
        <translation>租用时间中工作的比例</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Rented hours before the work begins</source>
        <translation>开始工作之前的租用时间</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>People&apos;s days to port the code to CANN</source>
        <translation>把代码移植到 CANN 的人天</translation>
    </message>
    <message>
        <source>Amount of work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Half to twice the tokens</source>
        <translation>token 数减半到加倍</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Pro rata against whole months</source>
        <translation>按比例计费与整月计费之比较</translation>
    </message>
    <message>
        <source>Host and PCIe</source>
        <translation>主机与 PCIe</translation>
    </message>
    <message>
        <source>A badly set up host against one with peer-to-peer transfers</source>
        <translation>配置不佳的主机与支持点对点传输的主机之比较</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1 d</source>
        <comment>days</comment>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>d</source>
        <comment>days</comment>
        <translation>天</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>小时</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>%1 T</source>
        <translation>%1 万亿</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 十亿</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 百万</translation>
    </message>
    <message>
        <source>%1 trillion</source>
        <translation>%1 万亿</translation>
    </message>
    <message>
        <source>%1 hundred million</source>
        <translation>%1 亿</translation>
    </message>
    <message>
        <source>%1 ten thousand</source>
        <translation>%1 万</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/秒</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <comment>needed memory of usable memory</comment>
        <translation>需 %1 / 可用 %2 GiB</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 TFLOPS</source>
        <translation>%1 TFLOPS</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 hour</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 minute</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 day</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>from %1 a month</source>
        <translation>%1/月起</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source> (%1)</source>
        <comment>an interval</comment>
        <translation>（%1）</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>显存紧张</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>无法运行</translation>
    </message>
</context>
<context>
    <name>Workbook</name>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>What was asked; changing it here changes no figure</source>
        <translation>所提的要求；在此改动不会改变任何数字</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入项</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Prices of</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Scenario hash</source>
        <translation>方案哈希</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Figures of the hardware and where they come from</source>
        <translation>硬件数据及其出处</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>机型</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Price of one server</source>
        <translation>单台服务器价格</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器台数</translation>
    </message>
    <message>
        <source>Hours that the price buys</source>
        <translation>该价格对应的小时数</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>使用小时数</translation>
    </message>
    <message>
        <source>Hours billed</source>
        <translation>计费小时数</translation>
    </message>
    <message>
        <source>of which set-up, hours</source>
        <translation>其中准备时间（小时）</translation>
    </message>
    <message>
        <source>Migration, person-days</source>
        <translation>迁移（人日）</translation>
    </message>
    <message>
        <source>A person-day</source>
        <translation>人日单价</translation>
    </message>
    <message>
        <source>Storage a month</source>
        <translation>每月存储费</translation>
    </message>
    <message>
        <source>Hours of a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Tax rate</source>
        <translation>税率</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>Change a price, hours or days: lines and totals follow</source>
        <translation>改动价格、小时数或人日，各项与合计随之变化</translation>
    </message>
    <message>
        <source>Tokens of the job</source>
        <translation>任务的 token 数</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Total, low (80 %), as estimated</source>
        <translation>合计下限（80 %），按估算</translation>
    </message>
    <message>
        <source>Total, high (80 %), as estimated</source>
        <translation>合计上限（80 %），按估算</translation>
    </message>
    <message>
        <source>A billion tokens</source>
        <translation>每十亿 token</translation>
    </message>
    <message>
        <source>Memory per device</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>GiB on the fullest device, at the best plan or the nearest miss</source>
        <translation>占用最多的卡上的 GiB 数，取最佳方案或最接近可行的方案</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Total, low (80 %)</source>
        <translation>合计下限（80 %）</translation>
    </message>
    <message>
        <source>Total, high (80 %)</source>
        <translation>合计上限（80 %）</translation>
    </message>
    <message>
        <source>Memory per device, GiB</source>
        <translation>单卡显存（GiB）</translation>
    </message>
    <message>
        <source>Usable, GiB</source>
        <translation>可用显存（GiB）</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>Tokens a second, all servers</source>
        <translation>每秒 token 数（全部服务器）</translation>
    </message>
    <message>
        <source>Tokens a second, low (80 %)</source>
        <translation>每秒 token 数下限（80 %）</translation>
    </message>
    <message>
        <source>Tokens a second, high (80 %)</source>
        <translation>每秒 token 数上限（80 %）</translation>
    </message>
    <message>
        <source>Tokens a second, per device</source>
        <translation>单卡每秒 token 数</translation>
    </message>
    <message>
        <source>Model FLOPS utilisation</source>
        <translation>模型算力利用率(MFU)</translation>
    </message>
    <message>
        <source>Days, low (80 %)</source>
        <translation>天数下限（80 %）</translation>
    </message>
    <message>
        <source>Days, high (80 %)</source>
        <translation>天数上限（80 %）</translation>
    </message>
    <message>
        <source>Prefill of a prompt, s</source>
        <translation>单个提示词预填充（秒）</translation>
    </message>
    <message>
        <source>A request&apos;s next token, s</source>
        <translation>单个请求的下一个 token（秒）</translation>
    </message>
    <message>
        <source>Most requests at a time</source>
        <translation>最大并发请求数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Seconds of a step by what is waited for, then the whole job</source>
        <translation>每步耗时按等待对象拆分（秒），其后为整个任务</translation>
    </message>
    <message>
        <source>Step, s</source>
        <translation>每步（秒）</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>of which debugging, hours</source>
        <translation>其中调试，小时</translation>
    </message>
    <message>
        <source>of which lost to restarts, hours</source>
        <translation>其中重启损失，小时</translation>
    </message>
    <message>
        <source>Trial on a container, hours</source>
        <translation>容器试跑，小时</translation>
    </message>
    <message>
        <source>Container, an hour</source>
        <translation>容器每小时价格</translation>
    </message>
    <message>
        <source>Power with the machine room&apos;s share, kW</source>
        <translation>功率（含机房分摊），kW</translation>
    </message>
    <message>
        <source>Electricity, a kWh</source>
        <translation>电价（每千瓦时）</translation>
    </message>
</context>
<context>
    <name>octoplan::AccuracyPage</name>
    <message>
        <source>Comparing with the published runs…</source>
        <translation>正在与公开运行对比…</translation>
    </message>
    <message>
        <source>Figure compared</source>
        <translation>对比的指标</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Published runs</source>
        <translation>公开运行</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>全部设备</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>全部任务</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>全部来源</translation>
    </message>
    <message>
        <source>No such run</source>
        <translation>没有这样的运行</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s): median error %1, %2 within 20 %</source>
        <translation>
            <numerusform>%n 次运行：误差中位数 %1，%2 在 20% 以内</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Similar: the same kind of work and of software on the same architecture, half to twice the size. Memory of each run is predicted with constants fitted to the other sources&apos; runs; those of speed have seen these runs, so expect more error on sources never seen. %n of the published runs cannot be predicted: too little is stated, or the device is unknown.</source>
        <translation>
            <numerusform>“相似”指同类任务、同类软件、同一架构，规模在一半到两倍之间。每次运行的显存都用其他来源的运行所拟合的常数预测；速度的常数见过这些运行，遇到从未见过的来源误差会更大。另有 %n 次公开运行无法预测：信息不足或设备未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a point or a row to see the run in our terms.</source>
        <translation>单击一个点或一行，以我们的口径查看该次运行。</translation>
    </message>
</context>
<context>
    <name>octoplan::AnswerPanel</name>
    <message>
        <source>budget %1</source>
        <translation>预算 %1</translation>
    </message>
</context>
<context>
    <name>octoplan::AnswerTabs</name>
    <message>
        <source>Details</source>
        <translation>明细</translation>
    </message>
    <message>
        <source>Time vs cost</source>
        <translation>时间与成本</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>What matters most</source>
        <translation>影响最大的因素</translation>
    </message>
    <message>
        <source>How far it goes</source>
        <translation>能走多远</translation>
    </message>
    <message>
        <source>More about the answer</source>
        <translation>更多结论说明</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>互联拓扑</translation>
    </message>
    <message>
        <source>The article</source>
        <translation>文章核对</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
</context>
<context>
    <name>octoplan::ArticlePage</name>
    <message>
        <source>All %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>What the article claims, and what careful arithmetic and published measurements say. Misleading: the sum is right, the conclusion is not. Sources on hover.</source>
        <translation>文章的说法，与仔细计算和公开实测的结果。“有误导”：算术没错，但结论不成立。悬停可看来源。</translation>
    </message>
    <message>
        <source>Claims shown</source>
        <translation>显示哪些说法</translation>
    </message>
    <message>
        <source>The article&apos;s claims</source>
        <translation>文章的说法</translation>
    </message>
</context>
<context>
    <name>octoplan::BarChart</name>
    <message>
        <source>%1 × the size on screen</source>
        <translation>屏幕大小的 %1 倍</translation>
    </message>
    <message>
        <source>CSV with byte order mark, for spreadsheets (*.csv)</source>
        <translation>带字节序标记的 CSV，供电子表格使用 (*.csv)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Save as PNG</source>
        <translation>另存为 PNG</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Save values as CSV…</source>
        <translation>数值另存为 CSV…</translation>
    </message>
    <message>
        <source>, compared with A: %1</source>
        <translation>，与 A 相比：%1</translation>
    </message>
</context>
<context>
    <name>octoplan::BreakEvenPage</name>
    <message>
        <source>Break-even against</source>
        <translation>盈亏平衡的横轴</translation>
    </message>
</context>
<context>
    <name>octoplan::CostChart</name>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>whisker: 80 % interval</source>
        <translation>须线为 80% 区间</translation>
    </message>
    <message>
        <source>%1; whisker: 80 % interval</source>
        <translation>%1；须线为 80% 区间</translation>
    </message>
</context>
<context>
    <name>octoplan::CostsSection</name>
    <message>
        <source>There are no restarts</source>
        <translation>没有重启</translation>
    </message>
    <message>
        <source>The code already runs on CANN</source>
        <translation>代码已可在 CANN 上运行</translation>
    </message>
    <message>
        <source>There is no trial</source>
        <translation>没有试跑</translation>
    </message>
    <message>
        <source>Electricity is in the rent</source>
        <translation>租金已含电费</translation>
    </message>
    <message>
        <source>Shown as rented</source>
        <translation>按租用货币显示</translation>
    </message>
    <message>
        <source>Costs beside the rent</source>
        <translation>租金以外的费用</translation>
    </message>
    <message>
        <source>Show amounts in</source>
        <translation>金额显示货币</translation>
    </message>
    <message>
        <source>as rented (%1)</source>
        <translation>按租用货币（%1）</translation>
    </message>
</context>
<context>
    <name>octoplan::DetailsTable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Sort offerings by &quot;%1&quot;</source>
        <translation>按“%1”排列方案</translation>
    </message>
</context>
<context>
    <name>octoplan::DifferencesBar</name>
    <message>
        <source>Show &amp;less</source>
        <translation>收起(&amp;L)</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Use present figures</source>
        <translation>改用现行数据(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keep the file&apos;s</source>
        <translation>保留文件数据(&amp;K)</translation>
    </message>
    <message>
        <source>The file was saved with other figures</source>
        <translation>文件存档时的数据不同</translation>
    </message>
    <message>
        <source>This file was saved with other figures, which are in use:</source>
        <translation>此文件存档时的数据与现行不同，目前按文件计算：</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>octoplan::DocumentFlow</name>
    <message>
        <source>Octoplan</source>
        <translation>Octoplan</translation>
    </message>
    <message>
        <source>%1 cannot be used.</source>
        <translation>无法使用 %1。</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>打开方案</translation>
    </message>
    <message>
        <source>Scenarios (*.octoplan *.json);;All files (*)</source>
        <translation>方案文件 (*.octoplan *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open config.json</source>
        <translation>打开 config.json</translation>
    </message>
    <message>
        <source>Model configurations (*.json);;All files (*)</source>
        <translation>模型配置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Scenarios (*.octoplan)</source>
        <translation>方案文件 (*.octoplan)</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Save the changes to this scenario?</source>
        <translation>要保存对这个方案的修改吗？</translation>
    </message>
</context>
<context>
    <name>octoplan::ExpertSection</name>
    <message>
        <source>Serving trains nothing</source>
        <translation>推理不做训练</translation>
    </message>
    <message>
        <source>Only LoRA and QLoRA have a rank</source>
        <translation>只有 LoRA 和 QLoRA 才有秩</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Master copy</source>
        <translation>主权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>PCIe of 4090 hosts</source>
        <translation>4090 主机的 PCIe</translation>
    </message>
    <message>
        <source>910B bin</source>
        <translation>910B 型号</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>The class of the software decides how fast and how lean it is</source>
        <translation>软件栈的类别决定速度和显存占用</translation>
    </message>
    <message>
        <source>Fused loss</source>
        <translation>融合损失</translation>
    </message>
    <message>
        <source>The loss never stores all logits at once</source>
        <translation>计算损失时不必一次存下全部 logits</translation>
    </message>
</context>
<context>
    <name>octoplan::ExportFlow</name>
    <message>
        <source>No printer is set up on this system.</source>
        <translation>本机没有安装打印机。</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>导出 PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Export spreadsheet</source>
        <translation>导出电子表格</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Excel 工作簿 (*.xlsx)</translation>
    </message>
    <message>
        <source>Octoplan</source>
        <translation>Octoplan</translation>
    </message>
    <message>
        <source>%1 cannot be printed on.</source>
        <translation>无法在 %1 上打印。</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>未能写入 %1。</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Writing the pages…</source>
        <translation>正在写入各页…</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>Comma-separated values with byte order mark (*.csv)</source>
        <translation>带字节序标记的逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>Printing the pages…</source>
        <translation>正在打印各页…</translation>
    </message>
</context>
<context>
    <name>octoplan::GoalSection</name>
    <message>
        <source>Serving is compared by the month</source>
        <translation>推理按月比较</translation>
    </message>
    <message>
        <source>The work follows from the days</source>
        <translation>训练量由天数决定</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>What is given</source>
        <translation>给定条件</translation>
    </message>
    <message>
        <source>As much as</source>
        <translation>对标机型</translation>
    </message>
    <message>
        <source>Held fixed: the requests. Each offering is paid for a month.</source>
        <translation>固定的是请求量，每种方案按一个月付费。</translation>
    </message>
    <message>
        <source>Held fixed: %1. Each does as much work as it can.</source>
        <translation>固定的是 %1，各方案尽其所能完成工作。</translation>
    </message>
    <message>
        <source>Held fixed: %1. Each takes the days that it needs.</source>
        <translation>固定的是 %1，各方案用各自所需的时间。</translation>
    </message>
    <message>
        <source>Held fixed: the work that %1 does in %2. Each takes the days that it needs.</source>
        <translation>固定的是 %1 在 %2 内完成的工作，各方案用各自所需的时间。</translation>
    </message>
    <message>
        <source>Work out the tokens from a data set</source>
        <translation>由数据集计算 token 数</translation>
    </message>
    <message>
        <source>Samples, times their mean length, times how often each is seen</source>
        <translation>样本数 × 平均长度 × 训练轮数</translation>
    </message>
</context>
<context>
    <name>octoplan::JobSection</name>
    <message>
        <source>%1 weights cannot be trained; choose QLoRA or serving</source>
        <translation>%1 权重不能训练；请改选 QLoRA 或推理</translation>
    </message>
    <message>
        <source>Serving trains nothing</source>
        <translation>推理不做训练</translation>
    </message>
    <message>
        <source>Serving takes the lengths of prompt and output</source>
        <translation>推理以输入和输出长度为准</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务类型</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
</context>
<context>
    <name>octoplan::MainWindow</name>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>撤销“%1”</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>重做“%1”</translation>
    </message>
    <message>
        <source>Untitled scenario</source>
        <translation>未命名方案</translation>
    </message>
    <message>
        <source>Rename scenario</source>
        <translation>重命名方案</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>octoplan::MemoryChart</name>
    <message>
        <source>Memory per device</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>GiB at the best plan; outline: usable; whisker: 80 % interval</source>
        <translation>GiB，最优方案；外框为可用显存，须线为 80% 区间</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>needed and usable memory</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>octoplan::ModelSection</name>
    <message>
        <source>%1, scaled</source>
        <translation>%1（缩放）</translation>
    </message>
    <message>
        <source>Llama-like</source>
        <translation>类 Llama</translation>
    </message>
    <message>
        <source>From config.json</source>
        <translation>来自 config.json</translation>
    </message>
    <message>
        <source>Own shape</source>
        <translation>自定义结构</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Type a part of a model&apos;s name to search</source>
        <translation>输入模型名称的一部分即可搜索</translation>
    </message>
    <message>
        <source>Open config.json…</source>
        <translation>打开 config.json…</translation>
    </message>
    <message>
        <source>Reads a Hugging Face config.json; it can also be dropped on the window</source>
        <translation>读取 Hugging Face 的 config.json；也可直接拖到窗口中</translation>
    </message>
</context>
<context>
    <name>octoplan::OfferingCard</name>
    <message>
        <source>recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>Nearest plan</source>
        <translation>最接近的方案</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <translation>%1，推荐</translation>
    </message>
    <message>
        <source>compared with A: %1</source>
        <translation>与 A 相比：%1</translation>
    </message>
    <message>
        <source>Fixed plan</source>
        <translation>固定方案</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>This plan is fixed. Let the best plan be searched for again.</source>
        <translation>此方案已固定。重新搜索最佳方案。</translation>
    </message>
    <message>
        <source>Search for the best plan of %1 again</source>
        <translation>重新搜索 %1 的最佳方案</translation>
    </message>
    <message>
        <source>The plan is fixed.</source>
        <translation>方案已固定。</translation>
    </message>
    <message>
        <source>A click on the plan, or Enter, shows the best plans.</source>
        <translation>点击方案或按回车，查看最佳方案。</translation>
    </message>
</context>
<context>
    <name>octoplan::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>共 %n 页</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>octoplan::PageProgress</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>octoplan::PlansDialog</name>
    <message>
        <source>&amp;Use this plan</source>
        <translation>使用此方案(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>重新搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Best plans</source>
        <translation>最佳方案</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>Plans for %1</source>
        <translation>%1 的方案</translation>
    </message>
    <message>
        <source>No plan can run: %1</source>
        <translation>没有可运行的方案：%1</translation>
    </message>
    <message>
        <source>The plan of this offering is fixed. These are the best of all legal plans; search again to let the best be taken.</source>
        <translation>此方案的并行方式已固定。以下是全部合法方案中最好的；重新搜索则取最佳者。</translation>
    </message>
    <message>
        <source>The best of %1 legal plans: those that fit by speed, then tight ones, then the rest by need.</source>
        <translation>%1 个合法方案中的最佳者：先是放得下的（按速度），再是偏紧的，其余按显存需求。</translation>
    </message>
    <message>
        <source>The plan is searched for: nothing is fixed</source>
        <translation>方案由搜索得出：没有固定</translation>
    </message>
    <message>
        <source>This plan is fixed already</source>
        <translation>此方案已固定</translation>
    </message>
    <message>
        <source>Choose a plan to see all of it.</source>
        <translation>选择一个方案以查看全部。</translation>
    </message>
</context>
<context>
    <name>octoplan::Presentation</name>
    <message>
        <source>Answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Memory per device</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>预算 %1</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>Time against cost</source>
        <translation>时间与成本</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>← → walk</source>
        <translation>← → 翻页</translation>
    </message>
    <message>
        <source>Esc ends</source>
        <translation>Esc 结束</translation>
    </message>
    <message>
        <source>S other screen</source>
        <translation>S 换屏幕</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>What matters most</source>
        <translation>影响最大的因素</translation>
    </message>
    <message>
        <source>1 to %1 choose a slider</source>
        <translation>1 至 %1 选滑块</translation>
    </message>
    <message>
        <source>+ − move it</source>
        <translation>+ − 移动</translation>
    </message>
    <message>
        <source>V hides sliders</source>
        <translation>V 隐藏滑块</translation>
    </message>
    <message>
        <source>V sliders</source>
        <translation>V 滑块</translation>
    </message>
</context>
<context>
    <name>octoplan::ReachPage</name>
    <message>
        <source>How far it goes</source>
        <translation>能走多远</translation>
    </message>
    <message>
        <source>The largest of each that still fits, with all else as asked. Sizes are within 1 %, lengths in steps of 256 tokens.</source>
        <translation>其余条件不变时，各项放得下的最大值。模型规模精确到 1%，长度以 256 token 为步长。</translation>
    </message>
</context>
<context>
    <name>octoplan::RentalSection</name>
    <message>
        <source>Rental</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>%1, %2 h a month</source>
        <translation>%1，每月 %2 小时</translation>
    </message>
    <message>
        <source>Domestic hardware only</source>
        <translation>仅国产硬件（信创）</translation>
    </message>
    <message>
        <source>Code already runs on CANN</source>
        <translation>代码已能在 CANN 上运行</translation>
    </message>
    <message>
        <source>Then nothing is spent on porting it to Ascend</source>
        <translation>不必再花费人力移植到昇腾</translation>
    </message>
    <message>
        <source>Only for an amount of work</source>
        <translation>仅适用于给定工作量</translation>
    </message>
    <message>
        <source>Needs a deadline</source>
        <translation>需要期限</translation>
    </message>
    <message>
        <source>For each offering the fewest servers that finish in time</source>
        <translation>每种方案取能按期完成的最少服务器数</translation>
    </message>
    <message>
        <source>As few as meet the deadline, for each offering</source>
        <translation>每种方案取能满足期限的最少台数</translation>
    </message>
    <message>
        <source>As few as meet the deadline</source>
        <translation>满足期限的最少台数</translation>
    </message>
    <message>
        <source>Months from</source>
        <translation>起租日</translation>
    </message>
    <message>
        <source>any day</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Calendar months from a day, or of 30.4 days each</source>
        <translation>从某日起按自然月计，否则每月按 30.4 天计</translation>
    </message>
</context>
<context>
    <name>octoplan::ReportDialog</name>
    <message>
        <source>&amp;Decision</source>
        <translation>决策页(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Time and cost</source>
        <translation>时间与成本(&amp;T)</translation>
    </message>
    <message>
        <source>Plans and &amp;memory</source>
        <translation>并行方案与显存(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Assumptions and sources</source>
        <translation>假设与来源(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>导出 PDF(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>导出 PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Pa&amp;per</source>
        <translation>纸张(&amp;R)</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>美国信纸</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>共 %n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one part.</source>
        <translation>请至少选择一部分。</translation>
    </message>
</context>
<context>
    <name>octoplan::ScenarioDocuments</name>
    <message>
        <source>The file cannot be opened: %1</source>
        <translation>无法打开文件：%1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB</source>
        <translation>文件大于 64 MiB</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>Unsaved work of %1 was recovered</source>
        <translation>已恢复 %1 未保存的内容</translation>
    </message>
</context>
<context>
    <name>octoplan::ScenarioTabs</name>
    <message>
        <source>Scenario %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>octoplan::SensitivityPage</name>
    <message>
        <source>No offering is recommended at a known price, so there is no cost to vary.</source>
        <translation>没有以已知价格推荐的机型，因此没有可以变化的成本。</translation>
    </message>
    <message>
        <source>What matters most</source>
        <translation>影响最大的因素</translation>
    </message>
    <message>
        <source>%1 as asked</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>another offering would be the choice</source>
        <translation>首选将是别的机型</translation>
    </message>
    <message>
        <source>what changes the cost of a billion tokens on the %1, one at a time</source>
        <translation>逐项变化时，%1 每十亿 token 的成本如何改变</translation>
    </message>
    <message>
        <source>what changes the cost on the %1, one at a time</source>
        <translation>逐项变化时，%1 的成本如何改变</translation>
    </message>
    <message>
        <source>Effect on</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>what changes the time on the %1, one at a time</source>
        <translation>逐项变化时，%1 上的时间如何变化</translation>
    </message>
</context>
<context>
    <name>octoplan::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Step a slider</source>
        <translation>滑块移动一步</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Slider to the next tick</source>
        <translation>滑块移到下一个刻度</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>Slider to an end</source>
        <translation>滑块移到两端</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Slider back to its default</source>
        <translation>滑块恢复默认值</translation>
    </message>
    <message>
        <source>Delete, or double click</source>
        <translation>Delete，或双击</translation>
    </message>
    <message>
        <source>Walk the bars of a chart</source>
        <translation>在图表的柱之间移动</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右方向键</translation>
    </message>
    <message>
        <source>Show or hide a part of a chart</source>
        <translation>显示或隐藏图表的某一部分</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 到 9</translation>
    </message>
    <message>
        <source>Best plans of an offering</source>
        <translation>某方案的最佳并行方式</translation>
    </message>
    <message>
        <source>Enter on its card</source>
        <translation>在其卡片上按回车</translation>
    </message>
    <message>
        <source>Sort the offerings of the details by a figure</source>
        <translation>按某项数字排列详情中的方案</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
</context>
<context>
    <name>octoplan::SortedTableView</name>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
</context>
<context>
    <name>octoplan::SweepAxisEditor</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值个数</translation>
    </message>
    <message>
        <source>%1: from</source>
        <translation>%1：从</translation>
    </message>
    <message>
        <source>%1: to</source>
        <translation>%1：到</translation>
    </message>
    <message>
        <source>%1: number of values</source>
        <translation>%1：取值个数</translation>
    </message>
</context>
<context>
    <name>octoplan::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>&amp;Vary</source>
        <translation>变动(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;And</source>
        <translation>以及(&amp;A)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Export &amp;CSV…</source>
        <translation>导出 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Export &amp;JSON…</source>
        <translation>导出 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Choose two different inputs.</source>
        <translation>请选择两个不同的输入。</translation>
    </message>
    <message>
        <source>That is %1 points; here there may be %2. The command “octoplan sweep” does more.</source>
        <translation>共 %1 个点，此处最多 %2 个；更多请用命令 octoplan sweep。</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>已停止，未写入任何文件。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Stopped. Change a range to start anew.</source>
        <translation>已停止。修改范围即可重新开始。</translation>
    </message>
    <message>
        <source>%1 comparisons</source>
        <translation>%1 次比较</translation>
    </message>
    <message>
        <source>Export sweep</source>
        <translation>导出参数扫描</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 未写入：%2</translation>
    </message>
    <message>
        <source>A range has to end above where it begins.</source>
        <translation>范围的终点必须大于起点。</translation>
    </message>
</context>
<context>
    <name>octoplan::TopologyCard</name>
    <message>
        <source>%1 GB/s nominal</source>
        <comment>bandwidth</comment>
        <translation>标称 %1 GB/s</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n 卡</numerusform>
        </translation>
    </message>
    <message>
        <source>No plan runs here.</source>
        <translation>没有可运行的方案。</translation>
    </message>
    <message>
        <source>Its plan needs no link.</source>
        <translation>其方案不需要互联。</translation>
    </message>
    <message>
        <source>Its plan leans on sending from stage to stage: %1.</source>
        <translation>其方案最依赖流水线级间传输：%1。</translation>
    </message>
    <message>
        <source>Its plan leans on %1 over %2 devices, across servers.</source>
        <translation>其方案最依赖跨服务器 %2 卡的 %1。</translation>
    </message>
    <message>
        <source>Its plan leans on %1 over %2 devices: %3.</source>
        <translation>其方案最依赖 %2 卡的 %1：%3。</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Devices and links</source>
        <translation>设备与互联</translation>
    </message>
</context>
<context>
    <name>octoplan::TopologyPage</name>
    <message>
        <source>Bus bandwidth of an all-reduce by the number of devices that take part, as published measurements have it. Strong lines: what the plan&apos;s busiest group uses. Sources on hover.</source>
        <translation>按参与卡数列出 all-reduce 的总线带宽（公开实测）。粗线为方案中最繁忙的通信组所用的链路。悬停可看来源。</translation>
    </message>
</context>
<context>
    <name>octoplan::WrapLabel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
</TS>
