import { Component, type ReactNode } from 'react'
import { changeRemoteState } from './remoteState'

type Props = { readonly fallback: ReactNode; readonly children: ReactNode }

/**
 * Error boundary that keeps the rest of the page if a part with the wallet does not load, or throws while it renders.
 */
export class WalletGuard extends Component<Props> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    changeRemoteState({ failure: String(error) })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
