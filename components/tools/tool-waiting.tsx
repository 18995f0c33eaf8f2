import styles from './tool-waiting.module.scss'

/** Stands where a tool will be, as high as one, so that nothing jumps when it comes. */
export function ToolWaiting({ children }: { children: string }) {
  return <p className={styles.waiting}>{children}</p>
}
