/** This process's counters with their help texts; `deploy/alerts.yaml` and docs/operations.md use these names. */
export const counterHelp = {
  orca_handler_answers_total: 'Answers of the interfaces, by handler and status.',
  orca_delivery_attempts_total: 'Attempts to send a lead, a call or an email, by sink and outcome.',
  orca_bridge_attempts_total: 'Attempts to hand a chat message to people, by outcome.',
  orca_chat_feedback_total: 'Whether visitors found an answer helpful.',
  orca_email_recipients_total: 'Receivers of operators’ emails, by what came of it.',
  orca_assistant_replies_total:
    'Questions to the assistant: answered, or by the message form because it was late, too many waited, or it failed.',
  orca_pages_shed_total: 'Pages refused because too many were asked for at once.',
  orca_attachments_scanned_total: 'Files of applications and chats given to the malware scanner, by verdict.',
  orca_chat_files_total: 'Files kept in chats, by who sent them.',
  orca_chat_ratings_total: 'Conversations that visitors rated.',
} as const

export type CounterName = keyof typeof counterHelp

export type Labels = Readonly<Record<string, string | number>>

export interface Counter {
  name: string
  labels: Labels
  value: number
}

const series = new Map<string, Counter>()

/** Counts since the process started; `lib/server/metrics.ts` writes them for Prometheus. */
export const counters = (): readonly Counter[] => [...series.values()]

/** Adds one; labels are words of ours, never a visitor's. */
export function count(name: CounterName, labels: Labels): void {
  const key = JSON.stringify([name, labels])
  const counter = series.get(key) ?? { name, labels, value: 0 }
  counter.value += 1
  series.set(key, counter)
}
