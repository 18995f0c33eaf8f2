import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { InlineText } from '#components/entries/inline-text'
import { Picture } from '#components/ui/picture'
import type { Block } from '#lib/entries/markdown-body'
import styles from './article-body.module.scss'
import tableStyles from './entry-table.module.scss'

function Blocks({ blocks, nameOfTable }: { blocks: readonly Block[]; nameOfTable: (before: string) => string }) {
  let lastHeading = ''
  const drawn = (block: Block): ReactNode => {
    switch (block.kind) {
      case 'heading': {
        lastHeading = block.text
        const Heading = block.level === 2 ? 'h2' : 'h3'
        return (
          <Heading id={block.id}>
            <a className={styles.anchor} href={`#${block.id}`}>
              <InlineText parts={block.children} />
            </a>
          </Heading>
        )
      }
      case 'paragraph':
        return (
          <p>
            <InlineText parts={block.children} />
          </p>
        )
      case 'figure':
        return (
          <figure className={styles.figure}>
            <Picture name={block.picture} sizes="(min-width: 1024px) 58vw, 100vw" decorative={block.caption !== ''} />
            {block.caption && <figcaption>{block.caption}</figcaption>}
          </figure>
        )
      case 'list': {
        const items = block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a prerendered list never change their order.
          <li key={index}>
            <Blocks blocks={item} nameOfTable={nameOfTable} />
          </li>
        ))
        return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
      }
      case 'quote':
        return (
          <blockquote>
            <Blocks blocks={block.children} nameOfTable={nameOfTable} />
          </blockquote>
        )
      case 'code':
        return (
          <pre>
            <code>{block.text}</code>
          </pre>
        )
      case 'table':
        return <EntryTable table={block} label={nameOfTable(lastHeading)} />
      case 'rule':
        return <hr />
    }
  }
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a prerendered text never change their order.
    <Fragment key={index}>{drawn(block)}</Fragment>
  ))
}

/** The text of an entry, set to be read. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslations('ArticleBody')
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} nameOfTable={(heading) => t('table', { heading })} />
    </div>
  )
}

type Table = Extract<Block, { kind: 'table' }>

/** A table of an entry; it scrolls by itself where the window is narrower. */
function EntryTable({ table, label }: { table: Table; label: string }) {
  const [first, ...others] = table.header
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable to be scrolled by keys.
    <section className={tableStyles.scroller} aria-label={label} tabIndex={0}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{first && <InlineText parts={first} />}</th>
            {others.map((cell, column) => (
              <th key={JSON.stringify(cell)} scope="col" data-align={table.align[column + 1] ?? undefined}>
                <InlineText parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head, ...cells]) => (
            <tr key={JSON.stringify([head, cells])}>
              <th scope="row">{head && <InlineText parts={head} />}</th>
              {cells.map((cell, column) => (
                <td
                  key={table.header[column + 1] && JSON.stringify(table.header[column + 1])}
                  data-align={table.align[column + 1] ?? undefined}
                >
                  <InlineText parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
