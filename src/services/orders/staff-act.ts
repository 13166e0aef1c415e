/** Who of the staff acts on an order, and why: part of its history. */
export interface StaffAct {
  /** Null where it is not known. */
  staffName: string | null
  note: string | null
}

export const UNNAMED: StaffAct = { staffName: null, note: null }
