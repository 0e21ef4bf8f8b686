import { useEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadWalletdock, WalletdockBoundary } from '../../../src/kit/walletdock'
import { render } from '../../fixtures/pages/render'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { button, openHost, retry } from './openHost'
import { remoteAt } from './remoteAt'

const heading = page.getByRole('heading', { name: 'The shop' })

test('host CSS does not change the stand-in', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('button { height: 90px; padding: 40px; border: 9px solid }')
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets.pop()
  })
  const { container } = openHost(remoteAt('contract-hangs').url)
  await expect.element(button('Connect wallet')).toBeVisible()
  const box = container.querySelector('button')?.getBoundingClientRect()
  expect(box?.height).toBe(40)
})

test('if the remote does not load, the rest of the page stays, and a button offers a retry', async () => {
  const { failures, caught } = openHost(remoteAt('contract-404').url)
  await expect.element(retry).toHaveTextContent('Couldn’t load. Try again')
  await expect.element(heading).toBeVisible()
  expect(failures).toHaveLength(1)
  expect(caught).toEqual([])
})

/** Records when React runs the effects that follow the first paint. */
function Waiting({ order }: { readonly order: string[] }) {
  useEffect(() => {
    order.push('painted')
  }, [order])
  return <p>Waiting</p>
}

test('the load starts before the first paint', async () => {
  const order: string[] = []
  openHost('', {
    load: () => {
      order.push('load')
      return loadWalletdock({ url: remoteAt('none').url })
    },
    placeholder: <Waiting order={order} />,
  })
  await expect.poll(() => order).toContain('painted')
  expect(order[0]).toBe('load')
})

test('a retry uses the latest load function and listener', async () => {
  const heard: string[] = []
  const boundary = (name: string, fault: string) => (
    <WalletdockBoundary
      load={() => loadWalletdock({ url: remoteAt(fault).url })}
      config={{ appName: 'Shop' }}
      onFailure={({ reason }) => heard.push(`${name}: ${reason}`)}
    >
      {({ ConnectButton }) => <ConnectButton />}
    </WalletdockBoundary>
  )
  const { rerender } = render(boundary('first', 'contract-404'))
  await expect.element(retry).toBeVisible()
  rerender(boundary('last', 'entry-empty'))
  await retry.click()
  await expect
    .poll(() => heard)
    .toEqual(['first: unreachable', 'last: corrupt'])
})

test('a remote that throws while rendering is replaced, and the rest of the page stays', async () => {
  const { failures, caught } = openHost(remoteAt('crashing').url)
  await expect
    .element(retry)
    .toHaveTextContent('Something went wrong. Try again')
  await expect.element(heading).toBeVisible()
  expect(failures).toMatchObject([
    {
      reason: 'crashed',
      message:
        'The wallet or a part inside its boundary stopped: Error: the remote broke\nSee walletdock/troubleshoot.md#crashed',
      cause: expect.objectContaining({ message: 'the remote broke' }),
    },
  ])
  expect(caught).toHaveLength(1)
})

test('a retry after a crash mounts the remote again', async () => {
  openHost(remoteAt('crashing-on-tap').url)
  await button('Connected to Shop, 0').click()
  await retry.click()
  await expect.element(button('Connected to Shop, 0')).toBeVisible()
})

test('an error of the host’s own children is reported, and the rest of the page stays', async () => {
  const { failures, caught } = openHost(remoteAt('none').url, {
    children: () => {
      throw new Error('the host broke')
    },
  })
  await expect.element(retry).toBeVisible()
  await expect.element(heading).toBeVisible()
  expect(failures).toMatchObject([{ reason: 'crashed' }])
  expect(caught).toMatchObject([{ message: 'the host broke' }])
})

test('unmounting while loading reports nothing', async () => {
  const { url } = remoteAt('contract-hangs')
  const { close, failures } = openHost(url)
  await expect.element(button('Connect wallet')).toBeVisible()
  close()
  const result = await loadWalletdock({ url, timeoutMs: 1000 })
  expect(result.ok).toBe(false)
  expect(failures).toEqual([])
})

test.each([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
])('a load function that %s is a failure like any other', async (_, load) => {
  const { failures } = openHost('', { load })
  await expect.element(retry).toBeVisible()
  expect(failures).toMatchObject([{ reason: 'failed-to-start' }])
})

test('a failure to load is logged in the console if there is no onFailure', async () => {
  openHost(remoteAt('contract-404').url, { onFailure: undefined })
  await expect.element(retry).toBeVisible()
  expect(takeConsole()).toEqual([
    expect.stringMatching(/^console.error: LoadFailure: .* answered 404/),
  ])
})

test('a host’s own placeholder and fallback are shown instead of the default ones', async () => {
  // StrictMode starts a second load a moment later, which tries once more when the first one has timed out. So the
  // fault must stay until the visitor retries.
  let { url } = remoteAt('entry-hangs')
  openHost('', {
    load: () => loadWalletdock({ url, timeoutMs: 4000 }),
    placeholder: <p>One moment</p>,
    fallback: ({ reason }, again) => (
      <button
        type="button"
        onClick={() => {
          url = remoteAt('none').url
          again()
        }}
      >
        Sorry, {reason}
      </button>
    ),
  })
  await expect.element(page.getByText('One moment')).toBeVisible()
  await button('Sorry, timed-out').click()
  await expect.element(button('Connected to Shop, 0')).toBeVisible()
})
