import type { LeadKind } from '#lib/forms/kinds'
import type { Attachment, Lead } from '#lib/leads/lead'
import type { Outcome } from '#lib/outbound/outcome'
import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'

/** One job: the delivery's id is the key that makes a repeated send one effect. */
export interface Job {
  engine: Engine
  deliveryId: string
  lead: Lead
  /** The lead's files, read only by a sink that sends them. */
  files: () => Promise<Attachment[]>
}

/** A place that leads go to. `send` never throws for what the other side does; a throw is a fault of ours. */
export interface LeadSink {
  name: string
  /** The kinds of lead it takes; all without it. */
  kinds?: readonly LeadKind[]
  send(job: Job): Promise<Outcome>
}

/** A place that goes by the subjects of its jobs, which are no leads: what is given up there, no command sends again. */
export interface SubjectSink {
  name: string
  /** The addresses are visitors': a failing one is no fault of the sink. */
  isForVisitors?: true
  sendSubject(job: Pick<Job, 'engine' | 'deliveryId'> & { subjectId: string }): Promise<Outcome>
  /** Data deleted from a job once it is done or given up. */
  forget?(sql: Sql, subjectId: string): Query
}

export type Sink = LeadSink | SubjectSink
