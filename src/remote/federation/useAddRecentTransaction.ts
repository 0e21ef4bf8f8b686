import { useAddRecentTransaction as own } from '../exposes/useAddRecentTransaction'
import { forThisPage } from './forThisPage'

export * from '../exposes/useAddRecentTransaction'
export const useAddRecentTransaction = forThisPage(
  'useAddRecentTransaction',
  own,
)
