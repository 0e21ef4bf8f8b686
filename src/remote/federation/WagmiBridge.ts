import { bridgeTo } from '../../features/wagmiBridge/bridgeTo'
import { noBridge } from '../exposes/react/forReact'
import { partsFor } from '../exposes/react/partsFor'
import { WagmiBridge as own } from '../exposes/WagmiBridge'
import { otherLibraries } from './page'

export const WagmiBridge = bridgeForThisPage()

function bridgeForThisPage(): typeof own {
  const other = otherLibraries('./WagmiBridge')
  if (!other) return own
  const { react, wagmi } = other
  return wagmi ? bridgeTo(wagmi, react, partsFor(react).useDock) : noBridge
}
