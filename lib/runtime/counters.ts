import { Counter, Registry } from 'prom-client'

/** What this process counts, and what each metric says; `deploy/alerts.yaml` and docs/operations.md go by these names. */
const help = {
  orca_handler_answers_total: 'Answers of the interfaces, by handler and status.',
  orca_delivery_attempts_total: 'Attempts to send a lead, by sink and outcome.',
  orca_bridge_attempts_total: 'Attempts to hand a chat message to people, by outcome.',
  orca_chat_feedback_total: 'Whether visitors found an answer helpful.',
  orca_email_recipients_total: 'Receivers of operators’ emails, by what came of it.',
  orca_assistant_replies_total:
    'Questions to the assistant: answered, or by the message form because it was late, too many waited, or it failed.',
  orca_pages_shed_total: 'Pages refused because too many were asked for at once.',
  orca_attachments_scanned_total: 'Files of applications given to the malware scanner, by verdict.',
  orca_chat_ratings_total: 'Conversations that visitors rated.',
  orca_chat_answer_mails_total: 'Answers of people on their way to visitors by mail, by outcome.',
  orca_chat_transcripts_total: 'Transcripts of conversations sent to visitors, by outcome.',
} as const

export type CounterName = keyof typeof help

/** What this process has counted since it started. */
export const counters = new Registry()

/** Adds one; labels are words of ours, never a visitor's. */
export function count(name: CounterName, labels: Readonly<Record<string, string | number>>): void {
  const known = counters.getSingleMetric(name)
  const counter =
    known instanceof Counter
      ? known
      : new Counter({ name, help: help[name], labelNames: Object.keys(labels), registers: [counters] })
  counter.inc(labels)
}
