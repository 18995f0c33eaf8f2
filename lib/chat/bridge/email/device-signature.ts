/** Words that only devices and mail programs call themselves. */
const chineseDevice =
  /iphone|ipad|ipod|macbook|android|outlook|foxmail|windows|huawei|honor|xiaomi|redmi|oppo|vivo|galaxy|samsung|realme|pixel|qq|手机|手機|平板|华为|荣耀|小米|红米|三星|一加|魅族|苹果|安卓|企业微信|微信|飞书|钉钉|专属|商务|网易|邮箱大师|邮箱|客户端|邮件|版|应用/gi
const chinese = /^[-—\s]*(?:发自|发送自|發自|来自|來自|寄自)\s*(?:我的|我)?\s*(.{2,40}?)[-—。.\s]*$/i
const chineseAround = /^(?:从|從)\s*(.{2,30}?)\s*(?:发送|發送|寄出)[。.]?$/i
const english =
  /^[-—\s]*sent (?:from|via|using) (?:my |the )?(?:[\w+'’-]+ ){0,4}?(?:iphone|ipad|ipod|android(?: device| phone)?|mobile(?: phone| device)?|smartphone|cell ?phone|samsung galaxy|galaxy|huawei|xiaomi|redmi|pixel|oppo|vivo|outlook|mail|yahoo mail|gmail(?: mobile)?|foxmail(?: mobile)?|wecom|wechat|blackberry|tablet)(?: for (?:ios|android|windows|mac|iphone|ipad|desktop|mobile)(?: \d{1,2})?)?(?: \d{1,2}(?: pro| plus| max| mini)*)?[-—.\s]*$/i
const offer = /^(?:get|获取|下载|取得)\s*(?:outlook|bluemail) for (?:ios|android|mac|windows|desktop)[.。]?$/i
const proton = /^sent with \[?proton ?mail\]?(?:\(https:\S{1,100}\))?(?: secure email)?\.?$/i
const made = /^签名由\s*网易邮箱大师\s*定制$/
const link = /\s*<?https?:\/\/\S{1,300}>?$/

/** Whether a line says nothing but which telephone or program an email was written with. */
export function isDeviceSignature(line: string): boolean {
  if (line.length > 360) return false
  const text = line.replace(link, '').trim()
  if (text.length > 80) return false
  if (english.test(text) || offer.test(text) || proton.test(text) || made.test(text)) return true
  const matched = (chinese.exec(text) ?? chineseAround.exec(text))?.[1]
  if (!matched) return false
  // "发自我的 iPhone 15 Pro", and never "发自上海" or "来自手机客户端的订单".
  const rest = matched.replace(chineseDevice, '')
  return rest !== matched && /^[a-z\d\s+_.()（）-]*$/i.test(rest)
}
