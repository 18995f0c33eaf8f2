import styles from './chosen-boats.module.scss'

export interface ChosenBoat {
  name: string
  class: string
  /** Its cut-out. */
  picture: string
}

/** The boats that the price is asked for, shown over every step; nothing where none is chosen. */
export function ChosenBoats({ label, boats }: { label: string; boats: readonly ChosenBoat[] }) {
  if (boats.length === 0) return null
  return (
    <ul className={styles.boats} aria-label={label}>
      {boats.map(({ name, class: kind, picture }) => (
        <li key={name} className={styles.boat}>
          {/* biome-ignore lint/performance/noImgElement: one of our own widths, known in the browser as well */}
          <img className={styles.picture} src={picture} width={144} height={96} alt="" />
          <span>
            <strong className={styles.name}>{name}</strong>
            {kind}
          </span>
        </li>
      ))}
    </ul>
  )
}
