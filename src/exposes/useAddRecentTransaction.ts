export {
  type AddRecentTransaction,
  useAddRecentTransaction,
} from '../features/transactions/useAddRecentTransaction'
export type { TransactionToAdd } from '../transactions/RecentTransaction'
