import styles from './voc-example.module.scss'

// The general form of a PASCAL VOC file; the dots stand where a file has its own values.
const example = `<annotation>
  <filename>…</filename>
  <size>
    <width>…</width>
    <height>…</height>
    <depth>3</depth>
  </size>
  <object>
    <name>bottle</name>
    <bndbox>
      <xmin>…</xmin> <ymin>…</ymin>
      <xmax>…</xmax> <ymax>…</ymax>
    </bndbox>
  </object>
</annotation>`

/** One label file of the dataset in the VOC form. */
export function VocExample() {
  return (
    <pre className={styles.code} translate="no">
      {example}
    </pre>
  )
}
