import { findMismatch } from './findMismatch'
import { asLoadFailure, LoadFailure } from './LoadFailure'
import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'
import { openRemote } from './openRemote'
import { forgetRemote, page, type RunningRemote } from './page'
import type { ModuleName, Walletdock } from './WalletdockModules'

/** Loads all of the named modules of a remote, or tells why not. Never rejects. */
export async function loadRemote<Name extends ModuleName>(
  options: LoadOptions<Name> & { readonly modules: readonly Name[] },
): Promise<LoadResult<Name>> {
  const { url, timeoutMs = 8000 } = options
  const limit = new AbortController()
  const timer = setTimeout(() => {
    const message = `${url} did not load within ${timeoutMs} ms. Try again; check the network and the remote.`
    limit.abort(new LoadFailure('timed-out', message))
  }, timeoutMs)
  try {
    return await orAbort(load(options, limit.signal), limit.signal)
  } catch (error) {
    return { ok: false, failure: asLoadFailure(error) }
  } finally {
    clearTimeout(timer)
  }
}

async function load<Name extends ModuleName>(
  options: LoadOptions<Name> & { readonly modules: readonly Name[] },
  signal: AbortSignal,
): Promise<LoadResult<Name>> {
  const { url, modules, react } = options
  const base = folderOf(url)
  const running = remoteAt(base, options, signal)
  const remote = await running
  const { contract, container, useState } = remote
  const mismatch = findMismatch(contract, modules, !!useState, {})
  if (mismatch || (react && react.react.useState !== useState))
    throw new LoadFailure(
      'incompatible',
      mismatch ??
        'Walletdock runs on this page with another copy of React. Share one React, or use ./mount from walletdock/host/load.',
    )
  // Once it works for somebody, a second copy beside it would do more harm than a failed chunk.
  const forget = () => remote.served || forgetRemote(base, running)
  signal.addEventListener('abort', forget)
  try {
    const exports = await Promise.all(
      modules.map(async (name) => (await container.get(name))()),
    )
    remote.served = true
    return {
      ok: true,
      // What a container gives has no types; the contract and the exposes hold them together.
      modules: Object.assign({}, ...exports) as Walletdock<Name>,
      contract,
      mode: useState ? 'shared' : 'isolated',
      url: base,
    }
  } catch (error) {
    forget()
    throw error
  }
}

/** The remote at an address: the one that runs or is on its way, else a new one. */
function remoteAt(
  base: string,
  options: Parameters<typeof openRemote>[1],
  signal: AbortSignal,
): Promise<RunningRemote> {
  const { remotes } = page()
  const running = remotes.get(base)
  if (running) return running
  const opening = orAbort(openRemote(base, options, signal), signal)
  remotes.set(base, opening)
  opening.catch(() => forgetRemote(base, opening))
  return opening
}

/** The work's result, unless the signal ends it first. */
function orAbort<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([work, aborted])
}

/** The folder that an address names. One that is no address stays as it is, and cannot be reached. */
function folderOf(url: string): string {
  try {
    return new URL(url.replace(/\/*$/, '/'), document.baseURI).href
  } catch {
    return url
  }
}
