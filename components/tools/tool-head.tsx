import { WholeWords } from '#components/ui/whole-words'
import styles from './tool-page.module.scss'

/** The head of a tool's page: what it does in two sentences. */
export function ToolHead({ label, title, lead }: { label: string; title: string; lead: string }) {
  return (
    <header className={styles.head}>
      <p className={styles.label}>{label}</p>
      <h1 className={styles.title}>
        <WholeWords>{title}</WholeWords>
      </h1>
      <p className={styles.lead} data-whole-words="">
        <WholeWords>{lead}</WholeWords>
      </p>
    </header>
  )
}
