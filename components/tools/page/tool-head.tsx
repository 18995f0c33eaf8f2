import { H1 } from '#components/ui/heading'
import { WholeWords } from '#components/ui/whole-words'
import styles from './tool-page.module.scss'

/** The head of a tool's page: what it does in two sentences. */
export function ToolHead({ label, title, lead }: { label: string; title: string; lead: string }) {
  return (
    <header className={styles.head}>
      <p className={styles.label}>{label}</p>
      <H1 className={styles.title}>{title}</H1>
      <p className={styles.lead} data-whole-words="">
        <WholeWords>{lead}</WholeWords>
      </p>
    </header>
  )
}
