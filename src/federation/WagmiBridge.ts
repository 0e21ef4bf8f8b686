import { noBridge } from '../app/react/forReact'
import { partsFor } from '../app/react/partsFor'
import { bridgeTo } from '../app/wagmi/bridgeTo'
import { WagmiBridge as own } from '../exposes/WagmiBridge'
import { otherLibraries } from './page'

export const WagmiBridge = bridgeForThisPage()

function bridgeForThisPage(): typeof own {
  const other = otherLibraries('./WagmiBridge')
  if (!other) return own
  const { react, wagmi } = other
  return wagmi ? bridgeTo(wagmi, react, partsFor(react).useDock) : noBridge
}
