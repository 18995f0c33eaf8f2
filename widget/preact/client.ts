import { type ComponentChild, type ContainerNode, render } from 'preact'

/** React's root, on Preact. */
export function createRoot(into: ContainerNode) {
  return {
    render: (node: ComponentChild) => render(node, into),
    unmount: () => render(null, into),
  }
}
