import type { Lang } from '../shared/api-types.ts'

/** Words of what is sent and shown as a file. */
const zh = {
  sending: (name: string) => `正在发送 ${name}`,
  preparing: '准备中',
  cancel: '取消发送',
  retry: '重发',
  drop: '移除',
  view: '查看大图',
  save: '保存',
  unscanned: '未经病毒扫描，请谨慎打开。',
  lost: '暂时打不开，请稍后再试。',
  why: {
    file_type: '只能发送图片（JPEG、PNG、WebP）或 PDF。',
    file_size: (mb: number) => `文件超过 ${mb} MB，请压缩后再发。`,
    file_infected: '病毒扫描未通过，没有发送。',
    file_room: '已收到的文件较多，暂时不能再收。请用文字说明，或发送邮件。',
    most: (count: number) => `一次最多发送 ${count} 个文件，其余没有发送。`,
    many: (minutes: number) => `发送太快，${minutes} 分钟后可继续。`,
    network: '网络不通，没有发出去。',
    refused: '没有发出去。',
  },
}

const en: typeof zh = {
  sending: (name) => `Sending ${name}`,
  preparing: 'Getting ready',
  cancel: 'Cancel',
  retry: 'Send again',
  drop: 'Remove',
  view: 'View the picture',
  save: 'Save',
  unscanned: 'Not scanned for viruses: open with care.',
  lost: 'It cannot be opened just now. Try again in a moment.',
  why: {
    file_type: 'Only pictures (JPEG, PNG, WebP) and PDFs can be sent.',
    file_size: (mb) => `Larger than ${mb} MB: please send a smaller file.`,
    file_infected: 'Our virus scanner rejected this file. It was not sent.',
    file_room: 'No more files can be kept just now. Please say it in words, or send it by email.',
    most: (count) => `At most ${count} files at once: the others were not sent.`,
    many: (minutes) => `Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before the next file.`,
    network: 'No connection: it was not sent.',
    refused: 'It was not sent.',
  },
}

export const fileLabels: Record<Lang, typeof zh> = { zh, en }
export type FileLabels = typeof zh
