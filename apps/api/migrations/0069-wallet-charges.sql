-- The way back of a company's parcel is taken from its wallet, and what that does not reach is owed.
alter table wallet_movements drop constraint wallet_movements_kind_check;
alter table wallet_movements add constraint wallet_movements_kind_check check (kind in ('COD', 'REFUND', 'CLAIM',
  'ADJUSTMENT', 'PAYOUT_RETURNED', 'PAYOUT_CANCELLED', 'SPENT', 'COD_REVERSED', 'CORRECTION', 'PAYOUT', 'CHARGED'));
