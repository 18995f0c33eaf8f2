import styles from './honeypot.module.scss'

/** A field that people never see and never fill; machines do (READ-11). */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
