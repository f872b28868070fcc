import { testConfig } from '../../scripts/venue-config/file.js';

process.env.VENUE_CONFIG = testConfig;
await import('../../scripts/venue-config/register.js');
