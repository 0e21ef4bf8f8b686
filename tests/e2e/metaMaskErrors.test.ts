import { expect, type Page } from '@playwright/test'
import { secondAddress, test } from '../parts/metaMask/metaMaskTest'
import { pageScript } from '../parts/pageScript'
import type { CapturedError } from '../unit/errors/captured/CapturedError'
import { metaMaskErrors } from '../unit/errors/captured/metaMask'

type Asking = NonNullable<Window['askByWagmi']>

type Captured = Record<string, CapturedError | undefined>

/** What asking throws, or nothing. */
async function ask<Call extends keyof Asking>(
  page: Page,
  call: Call,
  ...given: Parameters<Asking[Call]>
): Promise<CapturedError | undefined> {
  return page.evaluate(
    ([name, values]) => {
      const asking = window.askByWagmi
      return (
        asking && Reflect.apply(asking[name as 'connect'], asking, values as [])
      )
    },
    [call, given] as const,
  )
}

test('what MetaMask throws at us is what the table of failures was made from', async ({
  page,
  world,
  metaMask,
}) => {
  const origin = world.host.url
  await page.route('**/empty', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel=icon href=data:,>',
    }),
  )
  await page.goto(`${origin}/empty`)
  await page.addScriptTag({
    content: await pageScript(
      'tests/parts/metaMask/askByWagmi.ts',
      'startAsking',
      metaMask.info.rdns,
    ),
  })
  const captured: Captured = {}
  const note = async (
    situation: string,
    asked: Promise<CapturedError | undefined>,
  ) => {
    captured[situation] = await asked
  }

  const declined = ask(page, 'connect')
  await metaMask.reject('connect')
  await note('connecting is declined', declined)

  const first = ask(page, 'connect')
  const popup = await metaMask.popup('connect')
  await note(
    'connecting is asked for while the window is open',
    ask(page, 'connect'),
  )
  popup.approve()
  expect(await first).toBe(undefined)

  const unknown = ask(page, 'request', 'wallet_switchEthereumChain', [
    { chainId: '0xa' },
  ])
  await note('a network is unknown, before wagmi adds it', unknown)

  const unadded = ask(page, 'switchChain', 10)
  await metaMask.reject('add')
  await note('adding a network is declined', unadded)

  const adding = ask(page, 'switchChain', 10)
  const addition = await metaMask.popup('add')
  await note(
    'adding a network is asked for while the window is open',
    ask(page, 'switchChain', 10),
  )
  addition.approve()
  expect(await adding).toBe(undefined)

  await note('a network is not fit to be added', ask(page, 'switchChain', 555))

  const stays = ask(page, 'switchChain', 8453)
  await metaMask.reject('switch')
  await note('switching is declined', stays)

  const switching = ask(page, 'switchChain', 8453)
  const question = await metaMask.popup('switch')
  await note(
    'switching is asked for while the window is open',
    ask(page, 'switchChain', 8453),
  )
  question.approve()
  expect(await switching).toBe(undefined)

  const from = metaMask.accounts[0]
  const unsigned = ask(page, 'request', 'personal_sign', ['0x41', from])
  await metaMask.reject('sign')
  await note('signing is declined', unsigned)
  await note(
    'an account signs that the page may not use',
    ask(page, 'request', 'personal_sign', ['0x41', secondAddress]),
  )

  const gift = { from, to: secondAddress, value: '0x1' }
  const unsent = ask(page, 'request', 'eth_sendTransaction', [gift])
  await metaMask.reject('send')
  await note('sending is declined', unsent)
  const value = `0x${'f'.repeat(40)}`
  const unpaid = ask(page, 'request', 'eth_sendTransaction', [
    { ...gift, value },
  ])
  await metaMask.approve('send')
  await note('what is sent costs more than there is', unpaid)

  const told = JSON.stringify(captured).replaceAll(
    origin,
    'https://shop.example',
  )
  expect(JSON.parse(told)).toEqual(metaMaskErrors)
})
