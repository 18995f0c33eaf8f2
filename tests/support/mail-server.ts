import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface MailServer {
  url: string
  /** Whole emails, headers and all, as they came. */
  emails: string[]
  /** The reply to RCPT: `451 …` greylists, `550 …` refuses. */
  replyToRecipient: string
  /** The reply for one receiver, where it is another. */
  replies: Map<string, string>
  /** Whom each email was handed over for, in the order of `emails`. */
  receivers: string[][]
  /**
   * `drip`: answers line by line without end. `cutInData`: the connection breaks while the email is on its way;
   * `cutAfterData`: after it has come, before that is said.
   */
  trouble?: 'drip' | 'cutInData' | 'cutAfterData'
  close(): Promise<void>
}

/** A mail server as far as one email needs it, over a real socket. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const mail: MailServer = {
    url: '',
    emails: [],
    replyToRecipient: '250 ok',
    replies: new Map(),
    receivers: [],
    close: async () => {},
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    converse(socket, mail)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  mail.url = `smtp://127.0.0.1:${address.port}`
  mail.close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return mail
}

function converse(socket: Socket, mail: MailServer): void {
  let buffer = ''
  let inData = false
  let taken: string[] = []
  const say = (line: string) => socket.write(`${line}\r\n`)
  const replyTo = (command: string, line: string) => {
    if (command === 'MAIL') taken = []
    if (command === 'RCPT') {
      const address = /<(.*?)>/.exec(line)?.[1]?.toLowerCase() ?? ''
      const reply = mail.replies.get(address) ?? mail.replyToRecipient
      if (reply.startsWith('2')) taken.push(address)
      return reply
    }
    if (command === 'QUIT') return '221 bye'
    return ['EHLO', 'HELO', 'MAIL', 'RSET'].includes(command) ? '250 ok' : '502 what?'
  }
  say('220 test')
  socket.on('data', (chunk) => {
    if (mail.trouble === 'drip') {
      const timer = setInterval(() => say('250-one moment'), 50)
      return void socket.on('close', () => clearInterval(timer))
    }
    if (inData && mail.trouble === 'cutInData') return void socket.destroy()
    buffer += chunk.toString()
    for (;;) {
      const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
      if (end < 0) return
      const part = buffer.slice(0, end)
      buffer = buffer.slice(end + (inData ? 5 : 2))
      if (inData) {
        inData = false
        mail.emails.push(part)
        mail.receivers.push(taken)
        if (mail.trouble === 'cutAfterData') return void socket.destroy()
        say('250 kept')
      } else if (part.toUpperCase() === 'DATA') {
        inData = true
        say('354 go on')
      } else say(replyTo(part.slice(0, 4).toUpperCase(), part))
    }
  })
}
