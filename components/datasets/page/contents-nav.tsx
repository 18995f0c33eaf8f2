import styles from '../family/family-nav.module.scss'

/** A page's own parts in its margin. */
export function ContentsNav({ label, parts }: { label: string; parts: readonly { id: string; name: string }[] }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
