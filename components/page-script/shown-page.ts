export interface Page {
  /** Classes of the root element, which have other names on each page (`scripts/build/transforms/short-class-names.ts`). */
  classNames: string
  /** What of the head is about this page. */
  head: readonly Element[]
  body: HTMLElement
  styles: readonly CSSStyleSheet[]
}

/** Sheets, icons and scripts of the head belong to the document. */
const aboutPage =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]'

/** Where a page names its style sheet (`scripts/build/transforms/own-styles.ts`). */
const ownSheet = 'link[rel="stylesheet"][data-precedence]'

/** The parts of a document, shown or only parsed, that make up its page. */
export function pageOf(from: Document, styles: readonly CSSStyleSheet[]): Page {
  const sheet = from.querySelector<HTMLLinkElement>(ownSheet)
  // Constructed, its rules are there in the first frame.
  if (sheet) sheet.disabled = true
  return {
    classNames: from.documentElement.className,
    head: [...from.head.querySelectorAll(aboutPage)],
    body: from.body,
    styles,
  }
}

/** Puts a page in place of the one that is shown, which keeps the styles that it has come to have. */
export function showPage(page: Page, shown: Page): void {
  shown.styles = [...document.adoptedStyleSheets]
  document.body.replaceWith(page.body)
  document.documentElement.className = page.classNames
  document.adoptedStyleSheets = [...page.styles]
  for (const element of shown.head) element.remove()
  document.head.append(...page.head)
}
