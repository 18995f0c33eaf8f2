/** A translator's replacement for a text node that React goes on updating. */
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

/** Translators replace a text node by `<font>`; each text node remembers its replacement. */
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

/** React removes or inserts before nodes it knows: for a translated text, its replacement is used. */
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
