import { KeyMark } from '#components/product/drawings/key-mark'
import styles from './drawing.module.scss'

/** A small twin hull in plan and from the side, with the four measures that decide where it can go. */
export function HullSize() {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 560" role="presentation">
      <path
        className={styles.body}
        d="M96 60h262c52 0 96 22 118 46 6 8 2 14-8 14H352v132h116c10 0 14 6 8 14-22 24-66 46-118 46H96c-16 0-26-10-26-26V86c0-16 10-26 26-26Z"
      />
      <path className={styles.thin} d="M352 120h-66v132h66M296 132h46v108h-46zM120 96h130v180H120zM70 186h50" />
      <path className={styles.line} d="M468 112c18-6 30-18 36-34M468 260c18 6 30 18 36 34" />
      <path className={styles.thin} d="M70 334v34M478 334v34M70 352h408M520 60h34M520 312h34M540 60v252" />
      <path className={styles.water} d="M20 492h600v54H20z" />
      <path
        className={styles.body}
        d="M72 432c0-14 8-22 22-24l250-6c56 0 104 24 132 52 8 8 4 14-2 22l-26 44c-6 8-12 10-22 10H104c-14 0-22-6-24-18Z"
      />
      <path className={styles.thin} d="M20 492h600M506 402h36M506 530h36M524 402v128M590 492v38M576 530h28" />
      <KeyMark number={1} x={274} y={352} />
      <KeyMark number={2} x={540} y={186} />
      <KeyMark number={3} x={524} y={448} />
      <KeyMark number={4} x={590} y={511} />
    </svg>
  )
}
