// The benchmarks, one after the other: each prints its own table.
import './build.ts';

await import('../bench/enquiries.ts');
