import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Appearance } from '../theme/Appearance'
import { changeTheme } from '../theme/applyTheme'
import { abandon, adopt } from '../theme/sheet'

/** An element in the host's page. Its styles and the page's styles do not affect each other. */
export function ShadowHost(props: {
  readonly appearance: Appearance
  /** Language of the content, BCP 47, and its text direction. */
  readonly lang?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
  readonly children: ReactNode
}) {
  const { appearance, lang, dir, children } = props
  const host = useRef<HTMLSpanElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    // A second mount uses the shadow root of the first one.
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    adopt(shadow)
    setRoot(shadow)
    return () => abandon(shadow)
  }, [])

  useLayoutEffect(() => {
    if (host.current) changeTheme(host.current, appearance)
  }, [appearance])

  return (
    <span ref={host} data-walletdock="" lang={lang} dir={dir}>
      {root && createPortal(children, root)}
    </span>
  )
}
