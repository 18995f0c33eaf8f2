import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { type PictureName, pictures } from '#lib/content/pictures'
import { EntryProblem } from '#lib/entries/entry-problem'
import { type TextFigureNote, textFigure } from '#lib/entries/figures-in-text'
import { headingIds } from '#lib/entries/heading-ids'
import { type LinkTarget, linkTarget } from '#lib/entries/link-target'
import type { Locale } from '#lib/i18n/locales'

/** Running text of an entry, checked: nothing here can carry markup of its own. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  /** A figure that prints with the "indicative" mark. */
  | { kind: 'indicative'; text: string; note: TextFigureNote }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; target: LinkTarget; children: Inline[] }
  | { kind: 'break' }

export type Align = 'center' | 'left' | 'right' | null

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; children: Inline[]; text: string }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'figure'; picture: PictureName; caption: string }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; align: Align[]; header: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

/** marked's own tokens: its `Generic` stands for extensions, of which none is installed. */
function known(tokens: Token[]): MarkedToken[] {
  return tokens as MarkedToken[]
}

export interface Body {
  blocks: Block[]
  /** Footnotes that its indicative figures lead to. */
  notes: TextFigureNote[]
}

const characterReference = /&(#\w+|\w+);/
const figureName = /\{\{([\w.]+)\}\}/

/**
 * Reads Markdown below the front matter into blocks for a component. Marked only parses, so no HTML can get in; raw HTML, unknown
 * pictures and unsafe or unknown links stop the build.
 */
export function parseBody(file: string, markdown: string, locale: Locale): Body {
  const idOf = headingIds()
  const notes = new Set<TextFigureNote>()

  function fail(what: string): never {
    throw new EntryProblem(file, 'text', what)
  }

  function plain(text: string): string {
    if (characterReference.test(text))
      fail(`write the character itself instead of ${characterReference.exec(text)?.[0]}`)
    return text
  }

  /** Running text with its figures looked up: `{{smurf.coverArea}}` prints what the content module says. */
  function figuresFilled(text: string): Inline[] {
    return plain(text)
      .split(figureName)
      .flatMap((part, index): Inline[] => {
        if (index % 2 === 0) return part ? [{ kind: 'text', text: part }] : []
        const figure = textFigure(part, locale) ?? fail(`no figure that may print here is called ${part}`)
        const { print, note } = figure
        if (note) notes.add(note)
        return [note ? { kind: 'indicative', text: print, note } : { kind: 'text', text: print }]
      })
  }

  function inline(token: MarkedToken): Inline[] {
    switch (token.type) {
      case 'text':
        return token.tokens ? inlines(token.tokens) : figuresFilled(token.text)
      case 'escape':
        return [{ kind: 'text', text: token.text }]
      case 'codespan':
        return [{ kind: 'code', text: token.text }]
      case 'strong':
        return [{ kind: 'strong', children: inlines(token.tokens) }]
      case 'em':
        return [{ kind: 'emphasis', children: inlines(token.tokens) }]
      case 'br':
        return [{ kind: 'break' }]
      case 'link': {
        const target = linkTarget(token.href) ?? fail(`the link ${token.href} is neither https nor a page of this site`)
        return [{ kind: 'link', target, children: inlines(token.tokens) }]
      }
      case 'html':
        return fail(`raw HTML is not allowed: ${token.raw.trim()}`)
      case 'image':
        return fail('a picture stands in a paragraph of its own')
      default:
        return fail(`${token.type} is not supported inside a line`)
    }
  }

  function inlines(tokens: Token[]): Inline[] {
    return known(tokens).flatMap(inline)
  }

  function figure({ href, text }: Tokens.Image): Block {
    if (!isPictureName(href)) return fail(`no picture is called ${href}`)
    return { kind: 'figure', picture: href, caption: plain(text) }
  }

  function paragraph(token: Tokens.Paragraph): Block {
    const [only, ...others] = known(token.tokens)
    if (only?.type === 'image' && others.length === 0) return figure(only)
    return { kind: 'paragraph', children: inlines(token.tokens) }
  }

  function heading(token: Tokens.Heading): Block {
    if (token.depth !== 2 && token.depth !== 3) return fail('headings in the text are ## or ###; the title is a field')
    return {
      kind: 'heading',
      level: token.depth,
      id: idOf(token.text),
      children: inlines(token.tokens),
      text: token.text,
    }
  }

  function block(token: MarkedToken): Block[] {
    switch (token.type) {
      case 'space':
      case 'def':
        return []
      case 'heading':
        return [heading(token)]
      case 'paragraph':
        return [paragraph(token)]
      case 'text': // the line of a tight list
        return [{ kind: 'paragraph', children: inlines(token.tokens ?? [token]) }]
      case 'list':
        return [
          {
            kind: 'list',
            ordered: token.ordered,
            start: token.start || 1,
            items: token.items.map((item) => blocks(item.tokens)),
          },
        ]
      case 'blockquote':
        return [{ kind: 'quote', children: blocks(token.tokens) }]
      case 'code':
        return [{ kind: 'code', text: token.text }]
      case 'table':
        return [
          {
            kind: 'table',
            align: token.align,
            header: token.header.map((cell) => inlines(cell.tokens)),
            rows: token.rows.map((row) => row.map((cell) => inlines(cell.tokens))),
          },
        ]
      case 'hr':
        return [{ kind: 'rule' }]
      case 'html':
        return fail(`raw HTML is not allowed: ${token.raw.trim()}`)
      default:
        return fail(`${token.type} is not supported`)
    }
  }

  function blocks(tokens: Token[]): Block[] {
    return known(tokens).flatMap(block)
  }

  const result = blocks(lexer(markdown))
  if (result.length === 0) fail('there is no text under the front matter')
  return { blocks: result, notes: [...notes] }
}

function isPictureName(value: string): value is PictureName {
  return Object.hasOwn(pictures, value)
}
