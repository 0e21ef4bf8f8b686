import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows a part of the page. If the part throws, its place shows the error. */
export function show(content: ReactNode, place: Element): void {
  createRoot(place).render(<Guard>{content}</Guard>)
}

class Guard extends Component<{ readonly children: ReactNode }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error ? <p role="alert">{String(error)}</p> : this.props.children
  }
}
