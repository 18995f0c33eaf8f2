import styles from './folder-tree.module.scss'

export interface Folder {
  name: string
  note?: string
  inside?: readonly Folder[]
}

/** A folder tree as the archives unpack: nested lists, so that it is read in order too. */
export function FolderTree({ folders }: { folders: readonly Folder[] }) {
  return (
    <ul className={styles.tree}>
      {folders.map((folder) => (
        <li key={folder.name}>
          <code className={styles.name} translate="no">
            {folder.name}
          </code>
          {folder.note && <span className={styles.note}>{folder.note}</span>}
          {folder.inside && <FolderTree folders={folder.inside} />}
        </li>
      ))}
    </ul>
  )
}
