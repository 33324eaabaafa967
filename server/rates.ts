import type { Rate } from './limits.ts';

/** A bucket of permissions that fills up again. */
export class Bucket {
  private left: number;
  private filled: number;

  constructor(
    private readonly rate: Rate,
    now: number,
  ) {
    this.left = rate.burst;
    this.filled = now;
  }

  /** Is one more allowed? */
  take(now: number): boolean {
    this.left = Math.min(this.rate.burst, this.left + (Math.max(0, now - this.filled) / 1000) * this.rate.perSecond);
    this.filled = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.filled) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** All buckets are looked through no more often than this, in milliseconds. */
const TIDY_EVERY = 1000;

/** Buckets by address or account; full ones are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private tidied = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly rate: Rate,
    private readonly most: number,
  ) {}

  take(who: string, now: number): boolean {
    let bucket = this.buckets.get(who);
    if (bucket === undefined) {
      if (this.buckets.size >= this.most && now - this.tidied >= TIDY_EVERY) this.tidy(now);
      // Somebody is sending from everywhere at once: whoever is new has to wait.
      if (this.buckets.size >= this.most) return false;
      bucket = new Bucket(this.rate, now);
      this.buckets.set(who, bucket);
    }
    return bucket.take(now);
  }

  private tidy(now: number): void {
    this.tidied = now;
    for (const [who, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(who);
  }
}
