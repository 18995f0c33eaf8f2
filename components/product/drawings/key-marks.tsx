import styles from './drawing.module.scss'

type Mark = readonly [number: number, x: number, y: number]

/** Numbers on a drawing, explained in the legend beside it: a disc for each, and one text whose digits stand on them. */
export function KeyMarks({ marks }: { marks: readonly Mark[] }) {
  return (
    <>
      {marks.map(([number, x, y]) => (
        <circle key={number} className={styles.key} cx={x} cy={y} />
      ))}
      <text className={styles.number} x={marks.map(([, x]) => x).join(' ')} y={marks.map(([, , y]) => y).join(' ')}>
        {marks.map(([number]) => number).join('')}
      </text>
    </>
  )
}
