/** What the command says, for people who read leads, in their language. */
export const commandWords = {
  zh: {
    help: `查看和处理网站收到的询盘。

  npm run leads -- list                     最近的询盘
  npm run leads -- list --kind quote        只看一类：official advisory quote partner application dataset board callback
  npm run leads -- list --state attention   只看一种状态（见下）
  npm run leads -- show 编号                 一条询盘的全部内容和发送记录；编号可只写列表中的末几位
  npm run leads -- show 编号 --save 文件夹    同时把附件存到文件夹
  npm run leads -- export [文件.csv]         导出为 Excel 可直接打开的表格
  npm run leads -- retry 编号…               重新发送；--all 表示所有需要处理的
  npm run leads -- release 编号              放行被识别为可疑的询盘
  npm run leads -- watch                    持续显示新询盘，按 Ctrl+C 结束
  npm run leads -- erase --email 地址 --yes  应本人要求删除其全部信息
  npm run leads -- purge                    删除超过保存期限的询盘（服务器每小时也会自动执行）
  npm run leads -- backup 文件               备份；restore 文件 恢复（先停止网站）

  选项：--limit 50  --since 2026-11-01  --language zh|en

状态：held 可疑，等待放行 · kept 已保存，未配置发送目标 · waiting 等待发送 · attention 发送失败，需要处理 · delivered 已送达`,
    headings: ['时间', '类型', '姓名', '联系方式', '内容', '状态', '编号'],
    states: { held: '可疑待放行', kept: '已保存', waiting: '等待发送', attention: '需要处理', delivered: '已送达' },
    columns: {
      id: '编号',
      received: '时间',
      kind: '类型',
      language: '语言',
      page: '来源页面',
      state: '状态',
      consent: '同意',
      files: '附件',
      answers: '其他回答',
      suspicion: '可疑原因',
    },
    none: '没有符合条件的询盘。',
    notFound: '没有找到这条询盘，或编号不够完整：',
    exported: '条已导出到',
    due: '项发送任务已重新排队；网站运行时会立即发送。',
    isHeld: '这条询盘被识别为可疑，请用 release 放行：',
    erased: '条已删除。',
    confirm: '删除后无法恢复。确认请加上 --yes。',
    needsEmail: '请用 --email 指明地址。',
    saved: '已保存',
    backedUp: '已备份到',
    restored: '已恢复自',
    attempts: '发送记录',
  },
  en: {
    help: `Read and handle what visitors sent.

  npm run leads -- list                     the newest enquiries
  npm run leads -- list --kind quote        one kind: official advisory quote partner application dataset board callback
  npm run leads -- list --state attention   one state (below)
  npm run leads -- show ID                  everything about one; the last characters of the id are enough
  npm run leads -- show ID --save FOLDER    and save its files
  npm run leads -- export [FILE.csv]        a table that Excel opens as it is
  npm run leads -- retry ID…                send again; --all: everything that needs attention
  npm run leads -- release ID               let a suspect go its way
  npm run leads -- watch                    show new ones as they come; Ctrl+C ends
  npm run leads -- erase --email ADDRESS --yes   delete all that a person sent, on their request
  npm run leads -- purge                    delete what has been kept long enough (the server does so every hour)
  npm run leads -- backup FILE              copy; restore FILE puts it back (stop the site first)

  Options: --limit 50  --since 2026-11-01  --language zh|en

States: held suspect, waits for release · kept nowhere configured to send it · waiting to be sent ·
attention could not be sent, a person has to look · delivered`,
    headings: ['Time', 'Kind', 'Name', 'Reach', 'Message', 'State', 'Id'],
    states: { held: 'held', kept: 'kept', waiting: 'waiting', attention: 'attention', delivered: 'delivered' },
    columns: {
      id: 'Id',
      received: 'Received',
      kind: 'Kind',
      language: 'Language',
      page: 'Page',
      state: 'State',
      consent: 'Consent',
      files: 'Files',
      answers: 'Other answers',
      suspicion: 'Suspicion',
    },
    none: 'No such enquiries.',
    notFound: 'Not found, or the id is not long enough: ',
    exported: 'exported to',
    due: 'deliveries are due now; the running site sends them at once.',
    isHeld: 'This one is held as a suspect; use release: ',
    erased: 'deleted.',
    confirm: 'This cannot be undone. Add --yes to go on.',
    needsEmail: 'Name the address with --email.',
    saved: 'Saved',
    backedUp: 'Copied to',
    restored: 'Restored from',
    attempts: 'Attempts',
  },
} as const

export type CommandWords = (typeof commandWords)['zh' | 'en']
