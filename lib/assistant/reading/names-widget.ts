/** What web developers call the chat that stands on their own pages, and its parts. */
const widget =
  /\bwidgets?\b|\borca-?chat\b|\bsite key\b|\bdata-(?:site|lang|theme|position|container|launcher|autoload|consent|storage|z-index|modules)\b|\b(?:chat|your) (?:loader|snippet|plug-?in|script)\b|\bloader\.js\b|挂件|(?<!电池|光伏|太阳能|动力|核心)(?:客服|聊天)?组件|(?:客服|聊天|网页)插件|站点(?:编号|key)|(?<![a-z]|data[ -])loader(?![a-z])|\bchat(?:bot)? (?:box |bubble |button |window )?(?:on|in|into|for) (?:our|my|other|their|somebody else.s) (?:[\w’'-]+ ){0,2}(?:web ?)?(?:sites?|pages?|shop|home ?page)\b|\bchat bubble\b|(?:我们|自己|我)(?:公司)?的?(?:网站|网页|页面|官网)(?:上|里)?的?(?:聊天|客服)|嵌入的?(?:聊天|客服)|(?:客服|聊天)(?:窗口?)?(?:放|装|接|嵌|加)(?:到|进|在|上)?(?:我们?|自己)|悬浮(?:按钮|图标)|聊天气泡/i

/** Whether a text is about the chat widget for other sites. */
export const namesWidget = (text: string): boolean => widget.test(text)
