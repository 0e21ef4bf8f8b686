import '@rainbow-me/rainbowkit/styles.css'
import type { PageProps } from '../../../parts/visit'
import { Page } from './page'
import { Providers } from './providers'

export const Layout = (props: PageProps) => (
  <Providers {...props}>
    <Page />
  </Providers>
)
