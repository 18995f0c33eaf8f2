import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

interface Email {
  uid: number
  bytes: Buffer
  flags: Set<string>
}

/** A mailbox behind as much of IMAP4rev1 as a client needs that reads emails by number, over a real socket. */
export class ImapStandIn {
  readonly user = 'chat@people.example'
  readonly password = 'the password of this mailbox'
  port = 0
  validity = 1
  /** Refuses everybody, as a server does whose password was changed. */
  refuses = false
  emails: Email[] = []
  #nextUid = 1
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((socket) => {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => {})
    this.#converse(socket)
  })

  get url(): string {
    return `imap://${encodeURIComponent(this.user)}:${encodeURIComponent(this.password)}@127.0.0.1:${this.port}`
  }

  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port')
    this.port = address.port
    return this
  }

  async stop(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** Ends every connection; the server goes on. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  deliver(email: string | Buffer): Email {
    const bytes = Buffer.isBuffer(email) ? email : Buffer.from(email.replace(/\r?\n/g, '\r\n'))
    const kept = { uid: this.#nextUid, bytes, flags: new Set<string>() }
    this.#nextUid += 1
    this.emails.push(kept)
    return kept
  }

  /** The mailbox was made anew: every email has another number. */
  renumber(): void {
    this.validity += 1
    this.#nextUid = 1
    for (const email of this.emails) {
      email.uid = this.#nextUid
      this.#nextUid += 1
    }
  }

  #converse(socket: Socket): void {
    let buffer = ''
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1')
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        const [tag = '', ...words] = line.split(' ')
        this.#answer(socket, tag, words)
      }
    })
  }

  #answer(socket: Socket, tag: string, words: string[]): void {
    const [first = '', ...rest] = words
    const command = first.toUpperCase()
    const done = (text = 'done') => socket.write(`${tag} OK ${text}\r\n`)
    if (command === 'LOGIN') {
      const isRight = !this.refuses && words.join(' ').includes(this.password)
      if (isRight) done()
      else socket.write(`${tag} NO [AUTHENTICATIONFAILED] no\r\n`)
    } else if (command === 'CAPABILITY') {
      socket.write('* CAPABILITY IMAP4rev1\r\n')
      done()
    } else if (command === 'LIST') {
      socket.write('* LIST (\\HasNoChildren) "/" "INBOX"\r\n')
      done()
    } else if (command === 'SELECT' && rest[0] !== 'INBOX') {
      socket.write(`${tag} NO [NONEXISTENT] No such folder.\r\n`)
    } else if (command === 'SELECT') {
      socket.write('* FLAGS (\\Seen)\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\n')
      socket.write(`* ${this.emails.length} EXISTS\r\n* OK [UIDVALIDITY ${this.validity}] ok\r\n`)
      socket.write(`* OK [UIDNEXT ${this.#nextUid}] ok\r\n`)
      done('[READ-WRITE] selected')
    } else if (command === 'UID') {
      this.#byNumber(socket, rest)
      done()
    } else if (command === 'LOGOUT') {
      socket.write('* BYE\r\n')
      done()
      socket.end()
    } else done()
  }

  #byNumber(socket: Socket, [kind = '', ...rest]: string[]): void {
    const command = kind.toUpperCase()
    if (command === 'SEARCH') {
      const range = rest[rest.findIndex((word) => word.toUpperCase() === 'UID') + 1] ?? ''
      const found = rest[0]?.toUpperCase() === 'UID' ? this.#inRange(range) : this.emails
      socket.write(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}\r\n`)
      return
    }
    const wanted = rest.join(' ').toUpperCase()
    for (const email of this.#inRange(rest[0] ?? '')) {
      const place = this.emails.indexOf(email) + 1
      if (command === 'STORE') email.flags.add('\\Seen')
      const facts = [`UID ${email.uid}`, `FLAGS (${[...email.flags].join(' ')})`]
      if (wanted.includes('RFC822.SIZE')) facts.push(`RFC822.SIZE ${email.bytes.length}`)
      if (wanted.includes('BODY')) {
        const isHead = wanted.includes('HEADER')
        const part = isHead ? email.bytes.subarray(0, email.bytes.indexOf('\r\n\r\n') + 4) : email.bytes
        socket.write(`* ${place} FETCH (${facts.join(' ')} BODY[${isHead ? 'HEADER' : ''}] {${part.length}}\r\n`)
        socket.write(part)
        socket.write(')\r\n')
      } else socket.write(`* ${place} FETCH (${facts.join(' ')})\r\n`)
    }
  }

  /** `n:*` names the last email even when it is older, as the standard has it. */
  #inRange(ranges: string): Email[] {
    const bounds = ranges.split(',').map((range) => range.split(':'))
    const last = this.emails.at(-1)
    const found = this.emails.filter(({ uid }) =>
      bounds.some(([from = '', to = from]) => uid >= Number(from) && (to === '*' || uid <= Number(to))),
    )
    return found.length === 0 && ranges.endsWith(':*') && last ? [last] : found
  }
}
