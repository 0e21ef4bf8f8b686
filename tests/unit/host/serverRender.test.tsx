import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WalletdockBoundary } from '../../../src/host/render/WalletdockBoundary'

test('a page that is rendered on a server has a stand-in for the button from the first paint [D1]', () => {
  const html = renderToString(
    <WalletdockBoundary
      load={() => Promise.reject(new Error('loaded on the server'))}
      config={{ appName: 'Shop', projectId: 'id' }}
    >
      {() => 'never here'}
    </WalletdockBoundary>,
  )
  expect(html).toMatch(
    /^<math lang="en" dir="ltr" role="button" aria-disabled="true".*>Connect wallet<.*<\/math>$/,
  )
  // Under `style-src 'none'`, a browser blocks the attribute and reports it.
  expect(html).not.toContain('style')
})
