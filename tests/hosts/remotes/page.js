// Uses the React that the bundler finds for this page, without JSX, so that no bundler needs a loader.
import { Component, createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows the host, and the wallet below it. If the wallet fails, the host stays. */
export function showPage(Wallet) {
  createRoot(document.querySelector('#page')).render(
    createElement(
      'main',
      null,
      createElement(Counter),
      createElement(Guard, null, createElement(Wallet)),
    ),
  )
}

/** Shows that the host still works. */
function Counter() {
  const [count, setCount] = useState(0)
  const onClick = () => setCount(count + 1)
  return createElement(
    'button',
    { id: 'host', type: 'button', onClick },
    `Host ${count}`,
  )
}

class Guard extends Component {
  state = {}
  static getDerivedStateFromError(error) {
    return { error }
  }
  render() {
    const { error } = this.state
    return error
      ? createElement('p', { role: 'alert' }, String(error.message))
      : this.props.children
  }
}
