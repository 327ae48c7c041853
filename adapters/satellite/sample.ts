import proj4 from 'proj4';
