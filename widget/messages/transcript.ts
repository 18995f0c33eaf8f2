import type { Lang } from '../shared/api-types.ts'

/** Words of the form that sends the conversation by email. */
const zh = {
  title: '把对话发到邮箱',
  email: '邮箱',
  agree: '同意把这段对话发到这个邮箱，邮箱地址在发出后删除。',
  send: '发送',
  sending: '发送中……',
  close: '关闭',
  sent: (email: string) => `已在发送，几分钟内会到 ${email}。没有看到时请查看垃圾邮件。`,
  wrong: '邮箱格式不正确',
  consent: '发送前请先勾选',
  many: '今天发送的次数已到上限，明天再试。',
  failed: '没有发出去，请再试一次。',
}

const en: typeof zh = {
  title: 'Email this conversation',
  email: 'Email address',
  agree: 'Send this conversation to this address, and delete the address afterwards.',
  send: 'Send',
  sending: 'Sending…',
  close: 'Close',
  sent: (email) => `On its way to ${email}. It takes a few minutes; please look among junk mail too.`,
  wrong: 'This is not an email address',
  consent: 'Please tick this first',
  many: 'No more emails can be sent today. Please try again tomorrow.',
  failed: 'It was not sent: please try again.',
}

export const transcriptLabels: Record<Lang, typeof zh> = { zh, en }
