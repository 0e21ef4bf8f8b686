import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'

const roots = new Map<Root, HTMLElement>()

/** Renders into a fresh element of the page, painted when this returns; gone after the test. */
export function render(node: ReactNode) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  roots.set(root, container)
  const rerender = (next: ReactNode) => flushSync(() => root.render(next))
  rerender(node)
  return { container, rerender, unmount: () => remove(root, container) }
}

function remove(root: Root, container: HTMLElement) {
  flushSync(() => root.unmount())
  container.remove()
  roots.delete(root)
}

afterEach(() => {
  for (const [root, container] of roots) remove(root, container)
})
