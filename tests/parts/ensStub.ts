import {
  concatHex,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  parseAbiParameters,
  size,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { mainnet } from 'viem/chains'

/** What a chain's ENS says, whoever and whatever it is asked. */
export type EnsRecords = {
  /** Primary name of any address. */
  readonly name?: string
  /** Address that any name leads to. */
  readonly address?: Hex
  /** Text record of any name. */
  readonly text?: string
}

const reverse = toFunctionSelector(
  'reverseWithGateways(bytes,uint256,string[])',
)
const addr = toFunctionSelector('addr(bytes32)')
const text = toFunctionSelector('text(bytes32,string)')

/** Puts a resolver of our own where mainnet has ENS' universal one, so that ENS is asked as it is in production. */
export async function installEns(rpcUrl: string, records: EnsRecords) {
  const { address } = mainnet.contracts.ensUniversalResolver
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'anvil_setCode',
    params: [address, resolverCode(records)],
  })
  const headers = { 'content-type': 'application/json' }
  await fetch(rpcUrl, { method: 'POST', headers, body })
}

function resolverCode(records: EnsRecords): Hex {
  const { name = '', address = zeroAddress, text: record = '' } = records
  return switchCode([
    [
      reverse,
      encodeAbiParameters(parseAbiParameters('string, address, address'), [
        name,
        zeroAddress,
        zeroAddress,
      ]),
    ],
    [addr, resolved(encodeAbiParameters([{ type: 'address' }], [address]))],
    [text, resolved(encodeAbiParameters([{ type: 'string' }], [record]))],
  ])
}

const resolved = (answer: Hex) =>
  encodeAbiParameters(parseAbiParameters('bytes, address'), [
    answer,
    zeroAddress,
  ])

const word = (value: number) => numberToHex(value, { size: 2 })

/**
 * EVM code that answers each selector with its own bytes. Looks at the call's selector, then at the
 * selector of the call within it, which is where the second argument's bytes begin.
 */
function switchCode(answers: readonly (readonly [Hex, Hex])[]): Hex {
  // PUSH1 0 CALLDATALOAD PUSH1 e0 SHR: the call's own selector.
  const outer: Hex = '0x60003560e01c'
  // PUSH1 24 CALLDATALOAD PUSH1 24 ADD CALLDATALOAD PUSH1 e0 SHR: the one within.
  const inner: Hex = '0x6024356024013560e01c'
  const cases = answers.length
  // DUP1 PUSH4 selector EQ PUSH2 to JUMPI
  const testSize = 11
  const answerSize = 14
  const testsEnd =
    size(outer) + testSize + size(inner) + testSize * (cases - 1) + 3
  let dataAt = testsEnd + answerSize * cases

  const tests = answers.map(([selector], index) =>
    concatHex([
      index === 1 ? inner : '0x',
      '0x8063',
      selector,
      '0x1461',
      word(testsEnd + answerSize * index),
      '0x57',
    ]),
  )
  const parts = answers.map(([, data]) => {
    const at = dataAt
    dataAt += size(data)
    const long = word(size(data))
    // JUMPDEST PUSH2 size PUSH2 at PUSH0 CODECOPY PUSH2 size PUSH0 RETURN
    return concatHex([
      '0x5b61',
      long,
      '0x61',
      word(at),
      '0x5f3961',
      long,
      '0x5ff3',
    ])
  })
  const data = answers.map(([, bytes]) => bytes)
  // PUSH0 PUSH0 REVERT where nothing fits.
  return concatHex([outer, ...tests, '0x5f5ffd', ...parts, ...data])
}
