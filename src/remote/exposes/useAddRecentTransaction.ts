export type { TransactionToAdd } from '../../data/transactions/RecentTransaction'
export {
  type AddRecentTransaction,
  useAddRecentTransaction,
} from '../../features/transactions/useAddRecentTransaction'
