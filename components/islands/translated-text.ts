/** What a translator has put in the place of a text that React goes on writing to. */
const standIns = new WeakMap<Node, ChildNode>()

const isStandIn = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font'

/** React writes to a text that a translator has taken out: it goes back to its place, and the translator comes again. */
const written = () =>
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const standIn = standIns.get(target)
      standIns.delete(target)
      if (standIn?.isConnected) standIn.replaceWith(target)
    }
  })

/** Translators take a text out and put `<font>` in its place; each text is told what stands for it. */
function pair(changes: readonly MutationRecord[], texts: MutationObserver): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    const [removed] = removedNodes
    const standIn = [addedNodes[0] ?? null, previousSibling, nextSibling].find(isStandIn)
    if (!(removed instanceof Text) || removed.isConnected || !standIn) continue
    standIns.set(removed, standIn)
    texts.observe(removed, { characterData: true })
  }
}

/** The standing place of a node among the children of an element. */
function inPlace<Child extends Node | null>(parent: Node, child: Child): Child | ChildNode {
  const standIn = child && child.parentNode !== parent && standIns.get(child)
  return standIn && standIn.parentNode === parent ? standIn : child
}

let isReady = false

/** React takes out or puts beside what it knows: with a translated text, what stands in its place. */
function teachNodes(): void {
  if (isReady) return
  isReady = true
  const { removeChild, insertBefore } = Node.prototype
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      removeChild.call(this, inPlace(this, child))
      return child
    },
    insertBefore(this: Node, child: Node, before: Node | null) {
      return insertBefore.call(this, child, inPlace(this, before))
    },
  })
}

/** Keeps an island right on a page that a translator changes: React meets nodes not its own (react/react#11538). */
export function followTranslator(island: HTMLElement): void {
  teachNodes()
  const texts = written()
  new MutationObserver((changes) => pair(changes, texts)).observe(island, { childList: true, subtree: true })
}
