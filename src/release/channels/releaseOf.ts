import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '../../host/Channels'
import { checkContract } from '../../host/check/fetchContract'
import { hashOf } from './liveSite'

/**
 * Returns a built release's entry for the channels: the hash of its contract, and the files that the button needs.
 * @throws Error if the folder contains no valid contract
 */
export function releaseOf(
  built: string,
): Release & { readonly version: string } {
  const text = readFileSync(path.join(built, 'contract.json'))
  const contract = checkContract(JSON.parse(text.toString()))
  if (typeof contract === 'string')
    throw new Error(`contract.json has no valid "${contract}". Build anew.`)
  const { version, entry, preload = [], integrity = {} } = contract
  const files = [entry, ...preload]
  return {
    version,
    contract: hashOf(text),
    preload: Object.fromEntries(
      files.map((file) => [file, integrity[file] ?? '']),
    ),
  }
}
