// The fault tests, one after the other: each says what it expects and ends with an exit code.
import './build.ts';

await import('../tests/faults/kill-under-load.ts');
