/**
 * The records of one file set in a Croissant record: of pictures number and content, of tables columns. VOC labels, lidar scans and
 * matrices have none, since Croissant 1.1 reads fields from neither XML nor binary files.
 */
export function croissantRecords(fileSet: string, encodingFormat: string, columns: readonly string[] = []) {
  const id = `records-${fileSet}`
  const field = (name: string, dataType: string, source: object) => ({
    '@type': 'cr:Field',
    '@id': `${id}/${name}`,
    name,
    dataType,
    source: { fileSet: { '@id': fileSet }, ...source },
  })
  const record = { '@type': 'cr:RecordSet', '@id': id, name: id }
  const [kind, ending] = encodingFormat.split('/')
  if (kind === 'image') {
    const number = {
      extract: { fileProperty: 'filename' },
      transform: { regex: `([^\\/]*)\\.${endings[ending ?? '']}` },
    }
    return [
      {
        ...record,
        key: { '@id': `${id}/number` },
        field: [
          field('number', 'sc:Text', number),
          field('image', 'sc:ImageObject', { extract: { fileProperty: 'content' } }),
        ],
      },
    ]
  }
  if (columns.length === 0) return []
  const typeOf = (column: string) => (column.endsWith('_id') ? 'sc:Integer' : 'sc:Float')
  return [{ ...record, field: columns.map((column) => field(column, typeOf(column), { extract: { column } })) }]
}

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png' }
